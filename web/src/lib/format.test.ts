import { expect, test } from 'vitest';
import { formatsIn } from './format.ts';

const today = '2026-11-21';

test.each([
  ['2026-11-20', 'אתמול', 'אתמול'],
  ['2026-11-21', 'היום', 'היום'],
  ['2026-11-22', 'מחר', 'מחר'],
  ['2026-11-24', 'יום שלישי, 24 בנובמבר', 'יום שלישי'],
  ['2026-11-27', 'יום שישי, 27 בנובמבר', 'יום שישי'],
  ['2026-11-28', 'יום שבת, 28 בנובמבר', '28 בנוב׳'],
  ['2026-11-18', 'יום רביעי, 18 בנובמבר', '18 בנוב׳'],
  ['2027-01-03', 'יום ראשון, 3 בינואר 2027', '3 בינו׳ 2027'],
])('%s is said as «%s», and where there is little room as «%s»', (day, relative, brief) => {
  const f = formatsIn('he');
  expect(f.relativeDay(day, today)).toBe(relative);
  expect(f.briefDay(day, today)).toBe(brief);
});

test('A day is the same in every zone that reads it', () => {
  expect(formatsIn('he').longDay('2026-11-21')).toBe('יום שבת, 21 בנובמבר');
  expect(formatsIn('he').time('2026-11-21T07:00:00.000Z')).toBe('09:00');
});
