import { expect, test } from 'vitest';
import { clampZoom, fitToBox, nextPosition, stepZoom } from './viewer-geometry.ts';

test.for([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [1.3, 1, 1.5],
  [1.3, -1, 1.25],
  [4, 1, 4],
  [0.5, -1, 0.5],
] as const)('Zoom %f changed by %i step leads to %f', ([from, by, to]) => {
  expect(stepZoom(from, by)).toBe(to);
});

test('A pinch ends at 50 and at 400 %', () => {
  expect([clampZoom(0.1), clampZoom(2.2), clampZoom(9)]).toEqual([0.5, 2.2, 4]);
});

test('A page is as large as there is room for, upright and turned', () => {
  const room = { width: 400, height: 600 };
  expect(fitToBox({ width: 200, height: 600 }, room, 0)).toEqual({ width: 200, height: 600 });
  expect(fitToBox({ width: 1200, height: 800 }, room, 90)).toEqual({ width: 600, height: 400 });
});

test('The next attachment follows the last page, and the previous one ends before the first page', () => {
  const pages = [4, 1];
  const go = (paper: number, page: number, by: 1 | -1) => nextPosition({ paper, page }, by, (at) => pages[at]!, 2);
  expect(go(0, 1, 1)).toEqual({ paper: 0, page: 2 });
  expect(go(0, 4, 1)).toEqual({ paper: 1, page: 1 });
  expect(go(1, 1, -1)).toEqual({ paper: 0, page: 4 });
  expect(go(0, 1, -1)).toEqual({ paper: 0, page: 1 });
  expect(go(1, 1, 1)).toEqual({ paper: 1, page: 1 });
});
