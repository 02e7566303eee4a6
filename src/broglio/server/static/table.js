// What a table's page does by itself. Every rule and every choice is the server's; without this file all still works.
(() => {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");

  // A click on a lit place of the board presses the real button behind it.
  document.addEventListener("click", (event) => {
    const place = event.target.closest?.("[data-for]");
    if (place) document.getElementById(place.dataset.for)?.click();
  });

  // Things that change their parent (from hand to table) glide: where each was before, where it is after. One that is new
  // comes from where another of its kin (`data-kin`) has vanished, or from the pile that `data-from` names; if it came
  // from the kin that `data-turn` names, or from that pile, it is turned over on its way.
  const before = new Map();
  const moving = () => document.querySelectorAll("[data-glide]");
  const kinOf = (piece) => piece.dataset.kin?.split(" ") ?? [];
  function origin(piece, vanished) {
    for (const kin of kinOf(piece)) {
      const index = vanished.findIndex((other) => other.kin.includes(kin));
      if (index >= 0) return { box: vanished.splice(index, 1)[0].box, turns: kin === piece.dataset.turn };
    }
    const pile = document.getElementById(piece.dataset.from);
    return pile && { box: pile.getBoundingClientRect(), turns: piece.dataset.turn === "" };
  }
  // What the reader has opened stays open.
  let opened = [];
  addEventListener("htmx:before:swap", () => {
    before.clear();
    for (const piece of moving()) before.set(piece.id, { box: piece.getBoundingClientRect(), kin: kinOf(piece) });
    opened = [...document.querySelectorAll("#table details[open]")].map((details) => details.id);
  }, true);
  addEventListener("htmx:after:swap", () => {
    for (const id of opened) document.getElementById(id)?.setAttribute("open", "");
    tellTurn();
    if (calm.matches) return;
    const vanished = [...before].filter(([id]) => !document.getElementById(id)).map(([, piece]) => piece);
    for (const piece of moving()) {
      const was = before.get(piece.id) ?? origin(piece, vanished);
      const is = piece.getBoundingClientRect();
      if (!was) {
        piece.animate([{ opacity: 0 }, { opacity: 1 }], 300);
      } else if (was.turns || was.box.x !== is.x || was.box.y !== is.y) {
        const shift = `translate(${was.box.x - is.x}px, ${was.box.y - is.y}px) scale(${was.box.width / (is.width || 1)})`;
        const from = was.turns ? `${shift} rotateY(90deg)` : shift;
        piece.animate([{ transform: from }, { transform: "none" }], { duration: 600, easing: "cubic-bezier(.45,.05,.2,1)" });
      }
    }
  }, true);

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
    if (asked && !wasAsked && document.hidden && wantsNotices()) new Notification(notices.dataset.words);
    wasAsked = asked;
  }

  const notices = document.getElementById("notices");
  const wantsNotices = () => notices && "Notification" in window && Notification.permission === "granted";
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
