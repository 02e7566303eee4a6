// What a table's page does by itself. Every rule and every choice is the server's; without this file all still works.
(() => {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  // A click on a lit place of the board presses the real button behind it.
  document.addEventListener("click", (event) => {
    const place = event.target.closest?.("[data-for]");
    if (place) document.getElementById(place.dataset.for)?.click();
  });

  // Things that change their place on the table glide. A place is measured from its ground, which is the panel around it:
  // a panel that is pushed down by a longer question takes its things along, and none of them flies. One that is new comes
  // from what `data-from` names, the likeliest first: where something of that kin (`data-kin`) has vanished, or a pile
  // (`data-count`) that has lost one. If it comes from what `data-turn` names, it is turned over on its way.
  const GLIDE = "glide";
  const before = new Map();
  let counts = new Map();
  const moving = () => document.querySelectorAll("[data-glide]");
  const named = (names) => names?.split(" ") ?? [];
  const groundOf = (piece) => piece.closest("[data-ground], section, #table");
  const countPiles = () => new Map([...document.querySelectorAll("[data-count]")].map((pile) => [pile.id, +pile.dataset.count]));
  function placeOf(piece) {
    const box = piece.getBoundingClientRect();
    const ground = groundOf(piece);
    const from = ground.getBoundingClientRect();
    return { ground: ground.id, x: box.x - from.x, y: box.y - from.y, width: box.width, box, kin: named(piece.dataset.kin) };
  }
  // Where a place from before is in the window by now.
  function stillAt(place) {
    const ground = document.getElementById(place.ground)?.getBoundingClientRect();
    return ground ? { x: ground.x + place.x, y: ground.y + place.y, width: place.width } : place.box;
  }
  function origin(piece, vanished, lost) {
    for (const name of named(piece.dataset.from)) {
      const turns = name === piece.dataset.turn;
      const index = vanished.findIndex((other) => other.kin.includes(name));
      if (index >= 0) return { ...stillAt(vanished.splice(index, 1)[0]), turns };
      if (lost.get(name) > 0) {
        lost.set(name, lost.get(name) - 1);
        const { x, y, width } = document.getElementById(name).getBoundingClientRect();
        return { x, y, width, turns };
      }
    }
    return null;
  }
  function glide() {
    const vanished = [...before].filter(([id]) => !document.getElementById(id)).map(([, place]) => place);
    const lost = new Map([...countPiles()].map(([id, count]) => [id, counts.get(id) - count]));
    for (const piece of moving()) {
      for (const running of piece.getAnimations()) if (running.id === GLIDE) running.cancel();
      const was = before.has(piece.id) ? stillAt(before.get(piece.id)) : origin(piece, vanished, lost);
      const is = piece.getBoundingClientRect();
      if (!was) {
        piece.animate([{ opacity: 0 }, { opacity: 1 }], 300);
      } else if (was.turns || Math.hypot(was.x - is.x, was.y - is.y) > 1) {
        const shift = `translate(${was.x - is.x}px, ${was.y - is.y}px) scale(${was.width / (is.width || 1)})`;
        const from = was.turns ? `${shift} rotateY(90deg)` : shift;
        piece.animate([{ transform: from }, { transform: "none" }], { id: GLIDE, duration: 600, easing: "cubic-bezier(.45,.05,.2,1)" });
      }
    }
  }
  // What the reader has opened stays open.
  let opened = [];
  addEventListener("htmx:before:swap", () => {
    before.clear();
    for (const piece of moving()) before.set(piece.id, placeOf(piece));
    counts = countPiles();
    opened = [...document.querySelectorAll("#table details[open]")].map((details) => details.id);
  }, true);
  addEventListener("htmx:after:swap", () => {
    for (const id of opened) document.getElementById(id)?.setAttribute("open", "");
    if (!calm.matches) glide();
  }, true);
  addEventListener("htmx:after:swap", tellTurn, true);

  // The table in words is long and seldom read: it is fetched when somebody opens it, and at each step while it is open.
  async function fetchWords() {
    const place = document.querySelector("#in-words[open] .words-of-table");
    const address = document.getElementById("timeline")?.dataset.here;
    if (!place || !address || !window.htmx) return;
    const step = document.getElementById("table").dataset.step;
    const answer = await fetch(address + step, { headers: { "HX-Request": "true" } });
    const found = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".words-of-table");
    if (found && step === document.getElementById("table").dataset.step) place.replaceChildren(...found.childNodes);
  }
  document.addEventListener("toggle", (event) => { if (event.target.id === "in-words") fetchWords(); }, true);
  addEventListener("htmx:after:swap", fetchWords, true);

  // A remark that was sent leaves the field.
  addEventListener("htmx:after:request", (event) => {
    if (event.target.id === "say") event.target.reset();
  }, true);

  // The tab says when it is your turn; so does a notice, if you asked for one.
  const icon = document.getElementById("icon");
  const plain = icon?.href;
  let wasAsked = false;
  function tellTurn() {
    const table = document.getElementById("table");
    if (!table) return;
    document.title = table.dataset.title;
    const asked = "asked" in table.dataset;
    if (icon) icon.href = asked ? icon.dataset.turn : plain;
    if (asked && !wasAsked) window.sounds?.play("turn");
    if (asked && !wasAsked && document.hidden && wantsNotices()) sendNotice();
    wasAsked = asked;
  }
  // Android allows notices to service workers only, and throws: there the tab alone says it, and no notice is offered.
  function sendNotice() {
    try {
      new Notification(notices.dataset.words);
    } catch {
      notices.hidden = true;
    }
  }

  const notices = document.getElementById("notices");
  const wantsNotices = () => notices && !notices.hidden && "Notification" in window && Notification.permission === "granted";
  function showNotices() {
    if (!notices || !("Notification" in window)) return;
    notices.hidden = Notification.permission === "denied";
    if (Notification.permission === "granted") {
      notices.textContent = notices.dataset.on;
      notices.disabled = true;
    }
  }
  notices?.addEventListener("click", () => Notification.requestPermission().then(showNotices));

  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-copy]");
    if (!button) return;
    const field = document.getElementById(button.dataset.copy);
    field.select();
    navigator.clipboard?.writeText(field.value).then(() => { button.textContent = button.dataset.done; });
  });

  showNotices();
  tellTurn();
})();
