import { expect, test, vi } from 'vitest';
import { showInRow } from './show-in-row.ts';

/** Distances that the row scrolls to an item that reaches from `left` to `right`. */
function scrolled(left: number, right: number) {
  const [row, item] = [document.createElement('nav'), document.createElement('a')];
  row.style.setProperty('--fade', '48px');
  row.getBoundingClientRect = () => ({ left: 0, right: 300 }) as DOMRect;
  item.getBoundingClientRect = () => ({ left, right }) as DOMRect;
  const scrollBy = vi.fn();
  row.scrollBy = scrollBy;
  showInRow(row, item);
  return scrollBy.mock.calls.map(([{ left: by }]) => by as number);
}

test('An item is scrolled clear of the fade at either edge of its row', () => {
  expect(scrolled(200, 300)).toEqual([48]);
  expect(scrolled(0, 100)).toEqual([-48]);
  expect(scrolled(60, 240)).toEqual([]);
});
