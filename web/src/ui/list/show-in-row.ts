/**
 * Scrolls a row sideways until the item is in view, clear of the fade at the edges; the page itself stays where the
 * reader left it.
 */
export function showInRow(row: HTMLElement, item: Element, behavior: ScrollBehavior = 'auto') {
  const [box, is] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  const fade = Number.parseFloat(getComputedStyle(row).getPropertyValue('--fade')) || 0;
  const left = Math.min(0, is.left - box.left - fade) + Math.max(0, is.right - box.right + fade);
  if (left !== 0) row.scrollBy({ left, behavior });
}
