// What makes the page wider than the window, as a list of words; empty if nothing does.
(width) => {
  const root = document.scrollingElement;
  if (root.clientWidth > width) return [`the page is laid out ${root.clientWidth} px wide: it has no viewport for phones`];
  if (root.scrollWidth <= root.clientWidth && document.body.scrollWidth <= root.clientWidth) return [];
  const scrolls = (element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflowX !== "visible") return true;
    return false;
  };
  const faults = [`the page is ${root.scrollWidth} px wide, the window ${width} px`];
  for (const element of document.body.querySelectorAll("*")) {
    const box = element.getBoundingClientRect();
    if (box.width && box.right > width + 0.5 && !scrolls(element) && faults.length < 8)
      faults.push(`<${element.localName} id="${element.id}" class="${element.getAttribute("class") ?? ""}"> ends at ${box.right.toFixed(0)} px`);
  }
  return faults;
}
