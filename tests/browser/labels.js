// Pairs of written words that lie upon each other, as a list of words; empty if there are none.
() => {
  // Words in a dialog, on a card of the story, or in what stays put while the page scrolls, lie over the page on purpose.
  const layer = (element) => {
    for (let at = element; at; at = at.parentElement)
      if (at.matches("dialog, [popover], .stage, .caption") || ["fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
    return null;
  };
  // The part of a box that boxes around it let through.
  const seen = (box, element) => {
    let { left, right, top, bottom } = box;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
      const style = getComputedStyle(at);
      if (style.overflow === "visible" || style.display === "inline") continue;
      const frame = at.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return { left, right, top, bottom };
  };
  const turned = (element) => {
    const text = element.closest("text");
    const matrix = text && text.getScreenCTM();
    return matrix && Math.abs(matrix.b) > 0.01; // its box is wider than its letters
  };

  const labels = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("script, style, option, title, desc, noscript")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) continue;
    if (turned(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const whole of range.getClientRects()) {
      const box = seen(whole, element);
      // A box of text is higher than its letters: lines set close overlap in it. The middle half is where letters are.
      const inset = whole.height / 4;
      box.top = Math.max(box.top, whole.top + inset);
      box.bottom = Math.min(box.bottom, whole.bottom - inset);
      if (box.right - box.left > 2 && box.bottom - box.top > 2)
        labels.push({ node, element, text: node.data.trim().slice(0, 40), layer: layer(element), ...box });
    }
  }

  const faults = new Set();
  labels.sort((one, other) => one.left - other.left);
  labels.forEach((one, index) => {
    for (let next = index + 1; next < labels.length && labels[next].left < one.right; next++) {
      const other = labels[next];
      if (one.node === other.node || one.layer !== other.layer) continue;
      const across = Math.min(one.right, other.right) - other.left;
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // The same word twice in one place is a halo or a shadow of it.
      const halo = one.text === other.text && Math.abs(one.left - other.left) < 3 && Math.abs(one.top - other.top) < 3;
      if (across > 2 && down > 2 && !halo)
        faults.add(`"${one.text}" and "${other.text}" at ${other.left.toFixed(0)}, ${Math.max(one.top, other.top).toFixed(0)}`);
    }
  });
  return [...faults];
}
