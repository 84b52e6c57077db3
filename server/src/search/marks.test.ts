import { expect, it } from 'vitest';
import { marksIn } from './marks.ts';
import { termsOf } from './query.ts';

it.each([
  ['digits', '1'.repeat(4000)],
  ['quotes', `א${'"'.repeat(4000)}א`],
])('What is found in a note of %s alone is marked in a moment', (_what, text) => {
  const began = performance.now();
  for (let nth = 0; nth < 50; nth++)
    expect(marksIn(`${text} חיסון`, termsOf('חיסון'))).toEqual([[text.length + 1, text.length + 6]]);
  expect(performance.now() - began).toBeLessThan(1500);
});

it('Figures are marked whole, whatever stands between their digits', () => {
  const text = '052-555 1234, ב־5.11.26';
  expect(marksIn(text, termsOf('0525551234'))).toEqual([[0, 12]]);
  expect(marksIn(text, termsOf('5.11.2026'))).toEqual([[text.length - 7, text.length]]);
});
