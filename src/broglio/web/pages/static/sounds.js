// Small sounds, made here and now: nothing is loaded. They are off until the person turns them on.
(() => {
  const KEY = "sound";
  let context = null;

  // Each sound is a few notes: pitch in hertz, when it begins and how long it rings in seconds, and its shape.
  const NOTES = {
    turn: [[587, 0, 0.25, "sine"], [880, 0.12, 0.4, "sine"]],
    card: [[220, 0, 0.07, "triangle"], [165, 0.03, 0.08, "triangle"]],
    coin: [[1245, 0, 0.12, "sine"], [1661, 0.05, 0.2, "sine"]],
    dice: [[196, 0, 0.05, "square"], [247, 0.07, 0.05, "square"], [208, 0.14, 0.06, "square"]],
    vote: [[392, 0, 0.3, "triangle"], [494, 0.14, 0.35, "triangle"]],
    palace: [[392, 0, 0.25, "triangle"], [523, 0.12, 0.25, "triangle"], [659, 0.24, 0.5, "triangle"]],
    end: [[392, 0, 0.3, "triangle"], [523, 0.18, 0.3, "triangle"], [659, 0.36, 0.3, "triangle"], [784, 0.54, 0.9, "triangle"]],
  };
  const LOUDNESS = { sine: 0.12, triangle: 0.14, square: 0.03 };

  const isOn = () => localStorage.getItem(KEY) === "on";

  function play(name) {
    if (!isOn() || document.hidden || !NOTES[name]) return;
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [pitch, begin, length, shape] of NOTES[name]) {
      const note = context.createOscillator();
      const volume = context.createGain();
      note.type = shape;
      note.frequency.value = pitch;
      volume.gain.setValueAtTime(0, now + begin);
      volume.gain.linearRampToValueAtTime(LOUDNESS[shape], now + begin + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + begin + length);
      note.connect(volume).connect(context.destination);
      note.start(now + begin);
      note.stop(now + begin + length + 0.05);
    }
  }

  function toggle() {
    localStorage.setItem(KEY, isOn() ? "off" : "on");
    play("turn");
  }

  window.sounds = { play, toggle, isOn };
})();
