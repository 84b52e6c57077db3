import { expect, it } from 'vitest';
import { cpuTime } from '../testing/process/cpu-time.ts';
import { markerFor } from './match-marks.ts';
import { allOf, termsOf } from './query-terms.ts';

const markerOf = (asked: string) => markerFor(termsOf(asked).flatMap(allOf));
const marksIn = (text: string, asked: string) => markerOf(asked).marksIn(text);

it.each([
  ['digits', '1'.repeat(4000)],
  ['quotes', `א${'"'.repeat(4000)}א`],
])('A match in a note of %s alone is marked in a moment', async (_what, text) => {
  const took = await cpuTime(() => {
    for (let nth = 0; nth < 50; nth++)
      expect(marksIn(`${text} חיסון`, 'חיסון')).toEqual([[text.length + 1, text.length + 6]]);
  });
  expect(took).toBeLessThan(1500);
});

it('Figures are marked whole, whatever stands between their digits', () => {
  const text = '052-555 1234, ב־5.11.26';
  expect(marksIn(text, '0525551234')).toEqual([[0, 12]]);
  expect(marksIn(text, '5.11.2026')).toEqual([[text.length - 7, text.length]]);
});

it.each([
  ['a word', 'חיסון', 'בדיקה; חיסון "כלבת" וחיסונים'],
  ['a word in quotes', 'כלבת', 'חיסון "כלבת"'],
  ['a figure before a word', '5.11.2026 חיסון', 'ב־5.11.26 חיסון'],
  ['a word before a figure', '5.11.2026 חיסון', 'חיסון ב־5.11.26'],
  ['nothing', 'כלב', 'חיסון ב־5.11.26'],
])('A line that is shown begins with the first of what is marked in it: %s', (_what, asked, line) => {
  const { marksIn, snippetOf } = markerOf(asked);
  const marks = marksIn(line);
  expect(snippetOf(`אחרת\n${line}`)).toEqual(marks.length > 0 ? { text: line, marks } : undefined);
  const far = `${'מילה '.repeat(40)}${line}`;
  const [from, to] = marks[0] ?? [];
  const shown = snippetOf(far);
  expect(shown && shown.text.slice(...shown.marks[0]!)).toBe(marks[0] && line.slice(from, to));
});
