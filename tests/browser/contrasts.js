// Words that are hard to read where axe-core cannot tell: upon gradients, whose every colour is tried.
(selectors) => {
  const colour = (text) => {
    const [red, green, blue, alpha = 1] = text.match(/[\d.]+/g).map(Number);
    return { red, green, blue, alpha };
  };
  const over = (top, below) => {
    const mix = (one) => top[one] * top.alpha + below[one] * (1 - top.alpha);
    return { red: mix("red"), green: mix("green"), blue: mix("blue"), alpha: 1 };
  };
  const light = ({ red, green, blue }) => {
    const [r, g, b] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  // All colours that may lie behind an element, from the bottom up.
  const behind = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) layers.unshift(getComputedStyle(at));
    let found = [{ red: 255, green: 255, blue: 255, alpha: 1 }];
    for (const style of layers) {
      const plain = colour(style.backgroundColor);
      found = found.map((below) => over(plain, below));
      const stops = style.backgroundImage.match(/rgba?\([^)]*\)/g);
      if (stops) found = stops.flatMap((stop) => found.map((below) => over(colour(stop), below)));
    }
    return found;
  };

  const faults = [];
  for (const selector of selectors) {
    const element = document.querySelector(selector);
    if (!element) continue;
    const style = getComputedStyle(element);
    const size = parseFloat(style.fontSize);
    const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const ink = colour(style.color);
    const worst = Math.min(...behind(element).map((ground) => contrast(over(ink, ground), ground)));
    if (worst < needed)
      faults.push(`${selector} "${element.textContent.trim().slice(0, 40)}" has ${worst.toFixed(2)}, needs ${needed}`);
  }
  return faults;
}
