import { expect, test } from 'vitest';
import { type ChartBar, labelsOn, placeBars } from './chart-bars.ts';

const dayMs = 86_400_000;
const first = Date.parse('2026-01-01T00:00:00Z');
/** A hundred days, four pixels each. */
const frame = { first, last: first + 100 * dayMs, x: (at: number) => ((at - first) / dayMs) * 4, width: 400 };
const bar = (id: string, from: string, to: string | null, label = id): ChartBar => ({ id, label, from, to });
const placed = (...bars: ChartBar[]) => placeBars(bars, frame);

test('A bar is as long as it lasts, its last day included, and ends at today where it goes on', () => {
  expect(placed(bar('a', '2026-01-11', '2026-01-30'))).toMatchObject([{ left: 40, width: 80, labelAt: 80, row: 0 }]);
  expect(placed(bar('b', '2025-06-01', null))).toMatchObject([{ left: 0, width: 400, labelAt: 200 }]);
});

test('A bar outside the span is absent', () => {
  expect(placed(bar('before', '2025-01-01', '2025-12-30'), bar('ahead', '2026-05-01', null))).toEqual([]);
});

test('A label that is longer than its bar stands beside it, where there is room', () => {
  const [early, late] = placed(bar('early', '2026-01-11', '2026-01-11'), bar('late', '2026-04-08', '2026-04-08'));
  expect(early!.labelAt).toBeGreaterThan(early!.left + early!.width);
  expect(late!.labelAt).toBeLessThan(late!.left);
});

test('A long label that has room on neither side stands over its bar, whole', () => {
  const label = 'Amoxicillin and clavulanate 250 mg tablets';
  const [long, next] = placed(
    bar('long', '2026-02-10', '2026-02-12', label),
    bar('next', '2026-03-10', '2026-04-01', 'next'),
  );
  const half = (label.length * 7) / 2;
  expect(long!.labelAt - half).toBeGreaterThanOrEqual(0);
  expect(long!.labelAt + half).toBeLessThanOrEqual(frame.width);
  expect(next!.row).not.toBe(long!.row);
});

test('Bars that overlap, or whose labels do, have rows of their own; others share one', () => {
  const rows = placed(
    bar('a', '2026-01-01', '2026-02-10'),
    bar('b', '2026-02-01', '2026-03-20'),
    bar('c', '2026-02-25', '2026-04-01'),
  );
  expect(rows.map(({ id, row }) => [id, row])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 0],
  ]);
  const words = placed(bar('d', '2026-01-01', '2026-01-02', 'Prednisone 20 mg'), bar('e', '2026-01-10', '2026-03-01'));
  expect(words.map(({ row }) => row)).toEqual([0, 1]);
});

test('A day has the labels of its bars, each once', () => {
  const bars = [
    bar('a', '2026-01-01', '2026-01-05', 'x'),
    bar('b', '2026-01-05', null, 'x'),
    bar('c', '2026-01-06', null),
  ];
  expect([labelsOn(bars, '2026-01-05'), labelsOn(bars, '2026-01-06')]).toEqual([['x'], ['x', 'c']]);
});
