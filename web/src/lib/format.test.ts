import { expect, test } from 'vitest';
import { dayOf } from '@tzemed/contract/dates/days';
import { formatsIn, withoutMarks } from './format.ts';

const he = formatsIn('he');
const plain = (text: string) => withoutMarks(text).replaceAll('\u00a0', ' ');

test.for([
  ['he', 289.9, '289.90 ₪'],
  ['he', 1234567.5, '1,234,567.50 ₪'],
  ['he', -12, '-12.00 ₪'],
  ['en', 289.9, '₪289.90'],
  ['ar', 1284, '1,284.00 ₪'],
] as const)('Language %s: %d shekels are written %s', ([lang, amount, written]) => {
  expect(plain(formatsIn(lang).ils(amount))).toBe(written);
});

test('A day reads the same wherever the browser is', () => {
  expect(he.day('2026-11-21')).toBe('21.11.2026');
  expect(he.shortDay('2026-11-21')).toBe('21 בנוב׳');
  expect(he.longDay('2026-11-21')).toBe('יום שבת, 21 בנובמבר');
  expect(he.month('2026-11')).toBe('נובמבר 2026');
});

test.for([
  [[], ''],
  [['בלה'], 'בלה'],
  [['בלה', 'מיצי'], 'בלה ומיצי'],
  [['בלה', 'מיצי', 'קוקי'], 'בלה, מיצי וקוקי'],
  [['בלה', '\u2068נטילת Frontline\u2069'], 'בלה ו\u2068נטילת Frontline\u2069'],
  [['בלה', '\u2068Rex\u2069'], 'בלה ו־\u2068Rex\u2069'],
  [['בלה', '3 דגים'], 'בלה ו־3 דגים'],
] as const)('%j are joined as Hebrew joins them', ([items, joined]) => {
  expect(he.list(items)).toBe(joined);
  expect(formatsIn('en').list(['Bella', 'Mitzi'])).toBe('Bella and Mitzi');
});

test('Arabic keeps Latin digits', () => {
  expect(plain(formatsIn('ar').longDay('2026-11-21'))).toMatch(/21/);
  expect(formatsIn('ar').number(1284)).toMatch(/1,284/);
});

test.for([
  ['2026-11-21', 'היום'],
  ['2026-11-22', 'מחר'],
  ['2026-11-20', 'אתמול'],
  ['2026-11-24', 'יום שלישי, 24 בנובמבר'],
])('Seen from 21.11 the day %s is %s', ([day, words]) => {
  expect(he.relativeDay(day!, '2026-11-21')).toBe(words);
});

test('An instant is shown on the clock of Israel, also across the change of the clock', () => {
  expect(he.time('2026-11-21T07:00:00.000Z')).toBe('09:00');
  expect(he.time('2026-07-21T06:00:00.000Z')).toBe('09:00');
  expect(he.time('2026-11-21T22:30:00.000Z')).toBe('00:30');
  expect(dayOf(new Date('2026-11-21T22:30:00.000Z'))).toBe('2026-11-22');
});
