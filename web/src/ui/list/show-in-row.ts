/** Scrolls a row sideways until the item is in view; the page itself stays where the reader left it. */
export function showInRow(row: HTMLElement, item: Element, behavior: ScrollBehavior = 'auto') {
  const [box, is] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  const left = Math.min(0, is.left - box.left) + Math.max(0, is.right - box.right);
  if (left !== 0) row.scrollBy({ left, behavior });
}
