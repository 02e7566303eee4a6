// The table tells its story: what the server has sent is shown step by step, no faster than it can be read. What is shown
// may lag behind, never what is true: the server's newest table is always at hand, and any act goes to it.
(() => {
  const TELL = "<!--tell-->";
  const MISSED = "<!--missed-->";
  const SPEEDS = ["0.5", "1", "2", "0"];
  const SHORTEST = 350; // milliseconds of a beat at any speed
  const PATIENCE = 4000; // of beats that still play when it is your turn
  const PATIENCE_ON_STAGE = 6000; // the same with a great moment among them
  const LINES = matchMedia("(max-width: 600px)").matches ? 2 : 4; // of what happened, in the question's panel
  const MOST_KEPT = 200; // steps that are not fetched a second time

  const isLive = Boolean(document.getElementById("live"));
  const table = () => document.getElementById("table");
  const timeline = () => document.getElementById("timeline");
  if (!timeline() && !isLive) return;

  let speed = document.cookie.match(/(?:^|; )speed=([\d.]+)/)?.[1] ?? "1";
  if (!SPEEDS.includes(speed)) speed = "1";
  const queue = []; // frames that came and are not shown yet
  let latest = null; // the newest frame; null: the page still has it as it was loaded
  let turn = 0; // grows when what is being told is given up for something else
  let beat = -1; // which fresh line is being told; -1: none
  let isTelling = false;
  let isPaused = false;
  let isPast = !isLive; // the reader looks back; frames that come wait
  let isSkipped = false;
  let isBeatOver = false; // the reader wants the next beat
  let isHurried = false;
  let hasDeadline = false; // it is the reader's turn, and the telling ends soon
  let closed = null; // the heading of the stage card that the reader has closed
  let hasMissed = false;
  let wake = () => {};

  // Showing

  const stepShown = () => +(table()?.dataset.step ?? 0);
  const lastStep = () => +(timeline()?.dataset.last ?? 0);
  async function show(html) {
    const text = html.replace(/^<!--\w+-->/, "");
    if (!window.htmx) return;
    await htmx.swap({ text, target: "#table", swap: "outerMorph", sourceElement: document.getElementById("live") ?? document.body });
    paint();
  }

  const freshLines = () => [...document.querySelectorAll("#told .fresh")].filter((line) => isPast || line.dataset.phase || !line.classList.contains("own"));

  // Puts what is being told on the table, however often that was drawn since.
  function paint() {
    const shown = table();
    if (!shown) return;
    const lines = freshLines();
    const line = beat >= 0 ? lines[beat] : null;
    fold(line);
    lines.forEach((each, index) => {
      each.classList.toggle("ahead", beat >= 0 && index > beat);
      each.classList.toggle("now", each === line);
    });
    shown.classList.toggle("telling", isTelling);
    paintStage(line);
    for (const thing of document.querySelectorAll(".pointed")) thing.classList.remove("pointed");
    for (const id of line?.dataset.at?.split(" ") ?? []) document.getElementById(id)?.classList.add("pointed");
    const caption = document.getElementById("caption");
    const words = line?.querySelector("span")?.textContent ?? "";
    if (caption && caption.textContent !== words) caption.textContent = words;
    for (const place of document.querySelectorAll("[data-caption]")) place.textContent = words || lines.at(-1)?.querySelector("span")?.textContent || "";
    paintTimeline();
  }

  // The list keeps its height: it shows the last few things up to the one that is being told.
  function fold(line) {
    const all = [...document.querySelectorAll("#told [role=log] li")];
    const end = line ? all.indexOf(line) + 1 : all.length;
    all.forEach((each, index) => each.classList.toggle("folded", index >= Math.max(end, LINES) || index < Math.min(end, all.length) - LINES));
  }

  // What a card that stays shows: all that has been told of it. One that was drawn without its beats is whole.
  const lastPhase = () => Math.max(0, ...[...document.querySelectorAll("#told .fresh[data-phase]")].map((each) => +each.dataset.phase)) || Infinity;
  const headingOf = (stage) => stage.querySelector("h2, h3")?.textContent ?? "card";

  // A card that stays goes where it would lie over something that can be chosen.
  function coversAChoice(stage) {
    const card = stage.getBoundingClientRect();
    return [...document.querySelectorAll('#board [form="act"]:not([aria-disabled])')].some((choice) => {
      const box = choice.getBoundingClientRect();
      return !stage.contains(choice) && box.width > 0 && box.left < card.right && box.right > card.left && box.top < card.bottom && box.bottom > card.top;
    });
  }

  function paintStage(line) {
    const stage = document.getElementById("stage");
    if (!stage) return table().removeAttribute("data-stage");
    const staysOpen = "stays" in stage.dataset && !isTelling;
    const phase = line ? +(line.dataset.phase ?? 0) : staysOpen ? lastPhase() : 0;
    stage.hidden = !phase || closed === headingOf(stage);
    if (staysOpen && !stage.hidden && coversAChoice(stage)) stage.hidden = true;
    table().dataset.stage = stage.hidden ? "" : stage.className.match(/stage-([\w-]+)/)?.[1] ?? "";
    for (const part of stage.querySelectorAll("[data-from]")) part.classList.toggle("yet", +part.dataset.from > phase);
    for (const step of stage.querySelectorAll(".beats [data-phase]")) {
      const number = +step.dataset.phase;
      step.className = number < phase ? "done" : number === phase ? "at" : "next";
    }
  }

  function paintTimeline() {
    const line = timeline();
    if (!line) return;
    const step = stepShown();
    line.querySelector(".transport").hidden = !window.htmx;
    const behind = Math.max(lastStep() - step, 0);
    const follows = isTelling || queue.length > 0;
    line.classList.toggle("is-behind", isLive && (isPast || follows));
    line.classList.toggle("is-playing", isTelling && !isPaused);
    const button = line.querySelector('[data-story="play"]');
    button.setAttribute("aria-label", isTelling && !isPaused ? button.dataset.pause : button.dataset.play);
    const chosen = line.querySelector('[data-story="speed"] b');
    chosen.textContent = speed === "0" ? chosen.dataset.none : `${speed.replace("0.5", "½")}×`;
    line.querySelector('[data-story="sound"]').setAttribute("aria-pressed", String(Boolean(window.sounds?.isOn())));
    const told = line.querySelector(".steps-behind");
    if (told) told.textContent = behind ? (behind === 1 ? told.dataset.one : told.dataset.other).replace(/\d+/, behind) : "";
    for (const mark of line.querySelectorAll(".at")) mark.classList.remove("at");
    const tick = line.querySelector(`[data-step="${step}"]`);
    tick?.classList.add("at");
    const chapter = [...line.querySelectorAll(".chapter")].find((each) => step < +each.dataset.first + +each.dataset.count && step >= +each.dataset.first);
    chapter?.classList.add("at");
    const track = line.querySelector(".track");
    const target = tick ?? chapter;
    if (target) track.scrollLeft += target.getBoundingClientRect().right - track.getBoundingClientRect().right + 24;
  }

  // Telling

  async function hold(milliseconds, mine) {
    let left = milliseconds;
    isBeatOver = false;
    while (left > 0 && !isSkipped && !isBeatOver && mine === turn) {
      const begun = performance.now();
      await new Promise((resolve) => {
        wake = resolve;
        if (!isPaused) setTimeout(resolve, left);
      });
      if (!isPaused) left -= performance.now() - begun;
    }
  }

  async function tellShown(mine) {
    const lines = freshLines();
    for (let index = 0; index < lines.length && !isSkipped && mine === turn; index += 1) {
      beat = index;
      paint();
      const line = freshLines()[index];
      if (!line) break;
      if (line.dataset.sound) window.sounds?.play(line.dataset.sound);
      const factor = +speed * (isHurried ? 2 : 1);
      await hold(Math.max((+line.dataset.hold * 1000) / factor, SHORTEST), mine);
    }
  }

  // Shows the frames that wait, one after the other.
  async function follow() {
    if (isTelling || isPast) return;
    const mine = ++turn;
    isTelling = true;
    isSkipped = false;
    while (queue.length && mine === turn) {
      const frame = queue.shift();
      await show(frame.html);
      if (frame.isTold && speed !== "0") await tellShown(mine);
      if (isSkipped && queue.length) queue.splice(0, queue.length - 1);
    }
    if (mine === turn) rest();
  }

  function rest() {
    isTelling = false;
    isPaused = false;
    isHurried = false;
    hasDeadline = false;
    isSkipped = false;
    beat = -1;
    paint();
  }

  function halt() {
    turn += 1;
    wake();
    rest();
  }

  // Frames that come

  function receive(html) {
    latest = html;
    const isTold = html.startsWith(TELL);
    if (!isTold && queue.length) queue.at(-1).html = html; // the same table with a remark or a hint
    else if (!isTold && isTelling && !isPast) show(html);
    else queue.push({ html, isTold });
    if (html.startsWith(MISSED) || (document.hidden && isTold && !isPaused)) {
      queue.splice(0, queue.length - 1);
      if (queue.length) queue[0].isTold = false;
      hasMissed = true;
      isSkipped = true;
      wake();
    }
    if (isPast) return paintTimeline();
    follow().then(openMissed);
    if (isTelling && html.includes('data-asked="yes"')) hurry(html);
  }

  // It is your turn: what is still to be told may not keep you waiting.
  function hurry(newest) {
    if (hasDeadline || isPaused) return;
    hasDeadline = true;
    const waiting = [newest, ...queue.map((frame) => frame.html)].join("");
    const patience = waiting.includes("data-phase") ? PATIENCE_ON_STAGE : PATIENCE;
    const seconds = [...waiting.matchAll(/data-hold="([\d.]+)"/g)].reduce((sum, found) => sum + +found[1], 0);
    isHurried = (seconds * 1000) / +speed > patience;
    const mine = turn;
    setTimeout(() => { if (mine === turn && hasDeadline && !isPaused) skip(); }, patience);
  }

  function openMissed() {
    if (!hasMissed || document.hidden) return;
    hasMissed = false;
    document.getElementById("since")?.setAttribute("open", "");
  }
  document.addEventListener("visibilitychange", openMissed);
  addEventListener("htmx:sse:before:message", (event) => {
    event.preventDefault();
    receive(event.detail.message.data);
  }, true);

  // What the reader may do

  function skip() {
    if (!isTelling) return;
    isSkipped = true;
    isPaused = false;
    wake();
  }

  function nextBeat() {
    isBeatOver = true;
    wake();
  }

  function pauseOrPlay() {
    if (isPast) return isTelling ? halt() : playOn();
    if (!isTelling) return;
    isPaused = !isPaused;
    wake();
    paint();
  }

  const kept = new Map();
  async function fetched(step) {
    const address = timeline().dataset.here + step;
    if (!kept.has(address)) {
      const answer = await fetch(address, { headers: { "HX-Request": "true" } });
      if (!answer.ok) return null;
      if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value);
      kept.set(address, await answer.text());
    }
    return kept.get(address);
  }

  async function goTo(step) {
    const wanted = Math.max(0, step);
    if (isLive && wanted >= lastStep()) return toNow();
    if (wanted > lastStep()) return;
    halt();
    if (!isPast) latest ??= table().outerHTML;
    isPast = true;
    const mine = turn;
    const html = await fetched(wanted);
    if (html && mine === turn) await show(html);
    // The address of a replay leads to the step that is shown, for whom it is sent to.
    if (html && !isLive) history.replaceState(null, "", timeline().dataset.here + stepShown());
  }

  async function toNow() {
    if (!isLive) return goTo(lastStep());
    halt();
    isPast = false;
    queue.length = 0;
    if (latest) await show(latest);
  }

  // Tells on from where the reader is, to the end of what there is.
  async function playOn() {
    if (stepShown() >= lastStep()) await goTo(0);
    const mine = ++turn;
    isTelling = true;
    isSkipped = false;
    paint();
    while (mine === turn && stepShown() < lastStep() && !isSkipped) {
      const html = await fetched(stepShown() + 1);
      if (!html || mine !== turn) break;
      beat = -1;
      await show(html);
      if (stepShown() < lastStep()) fetched(stepShown() + 1);
      if (speed !== "0") await tellShown(mine);
      else await hold(SHORTEST, mine);
    }
    if (mine !== turn) return;
    if (isLive || isSkipped) await toNow();
    else rest();
  }

  function startOfChapter() {
    const step = stepShown();
    const firsts = [...timeline().querySelectorAll(".chapter")].map((each) => +each.dataset.first).filter((first) => first < step);
    return goTo(firsts.at(-1) ?? 0);
  }

  function nextSpeed() {
    speed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length];
    document.cookie = `speed=${speed}; path=/; max-age=31536000; samesite=lax`;
    const form = document.getElementById("act");
    if (isLive && form?.action) {
      const address = form.action.replace(/move$/, "speed");
      fetch(address, { method: "POST", headers: { "HX-Request": "true" }, body: new URLSearchParams({ speed }) });
    }
    wake();
    paint();
  }

  const acts = {
    start: startOfChapter,
    back: () => goTo(stepShown() - 1),
    play: pauseOrPlay,
    on: () => (isTelling && !isPast ? nextBeat() : goTo(stepShown() + 1)),
    now: () => (isPast ? toNow() : skip()),
    speed: nextSpeed,
    sound: () => { window.sounds?.toggle(); paint(); },
    close: () => { closed = headingOf(document.getElementById("stage")); skip(); paint(); },
    again: async () => { await startOfChapter(); playOn(); },
  };
  document.addEventListener("click", (event) => {
    const control = event.target.closest?.("[data-story]");
    if (control) {
      if (control.dataset.story === "now" && !isLive) return;
      event.preventDefault();
      acts[control.dataset.story]?.();
      return;
    }
    const tick = event.target.closest?.("#timeline [data-step], #prompt [data-step], .events [data-step]");
    const chapter = event.target.closest?.("#timeline .chapter:not(.open)");
    if (tick && window.htmx) {
      event.preventDefault();
      goTo(+tick.dataset.step);
    } else if (chapter && window.htmx) {
      event.preventDefault();
      const bars = chapter.querySelector("svg").getBoundingClientRect();
      const share = Math.min(Math.max((event.clientX - bars.left) / bars.width, 0), 0.999);
      goTo(+chapter.dataset.first + (event.detail ? Math.floor(share * +chapter.dataset.count) : 0));
    }
  });

  // A press on the table while the newest step is told goes to the table, and ends the telling. On the click and not
  // before it: what is pressed must not move away under the finger.
  document.addEventListener("click", (event) => {
    if (isTelling && !isPast && event.target.closest?.("#board, #prompt, #hand, #side button") && !event.target.closest("[data-story]")) skip();
  });
  addEventListener("htmx:before:request", (event) => { if (event.target.id !== "live" && !isPast) skip(); }, true);

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !timeline() || !window.htmx) return;
    if (event.target.closest?.("input, select, textarea, [contenteditable]")) return;
    const isControl = event.target.closest?.("button, a, summary, label, [tabindex='0']:not(#timeline)");
    const keys = {
      ArrowLeft: acts.back, "[": acts.back, ArrowRight: acts.on, "]": acts.on,
      Home: acts.start, End: acts.now, ".": acts.now,
      " ": !isControl && (isTelling || isPast) ? acts.play : null,
      Escape: !document.getElementById("stage")?.hidden && document.getElementById("stage") ? acts.close : null,
    };
    const act = keys[event.key];
    if (!act || (isControl && event.key.startsWith("Arrow") && !event.target.closest("#timeline"))) return;
    event.preventDefault();
    act();
  });

  paint();
})();
