import { expect, test } from 'vitest';
import { ltrTailOf } from './ltr-tail.ts';

test.for([
  ['פנקס חיסונים.pdf', 'פנקס חיסונים.', 'pdf'],
  ['סיכום ביקור 10.11.2026.pdf', 'סיכום ביקור ', '10.11.2026.pdf'],
  ['IMG_0042.jpg', '', 'IMG_0042.jpg'],
  ['בלה', 'בלה', ''],
] as const)('The name %s is read from left to right behind its last Hebrew letter', ([name, head, tail]) => {
  expect([name.slice(0, ltrTailOf(name)), name.slice(ltrTailOf(name))]).toEqual([head, tail]);
});
