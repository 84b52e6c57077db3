import { expect, test } from 'vitest';
import type { Reminder } from '@tzemed/contract/reminders';
import { pill } from '../../testing/given-rows.ts';
import { todaySentence } from './today-sentence.ts';

const today = '2026-11-21';
const brushing: Reminder = {
  ...pill,
  title: 'הברשה',
  petName: 'מיצי',
  time: '19:30',
  date: '2026-11-21T17:30:00.000Z',
};
const vet: Reminder = { ...pill, title: 'תור לווטרינר', time: '16:15', date: '2026-11-22T14:15:00.000Z' };
const abroad: Reminder = { ...pill, title: 'Vet', petName: 'Bella' };

const say = (count: number, reminders: Reminder[], lang: 'he' | 'en' | 'ar' = 'he') =>
  todaySentence({ today, reminders, upcomingReminders: { count: reminders.length, today: count, next: null } }, lang);

test.each([
  [0, [], 'אין עוד משימות להיום.'],
  [0, [vet], 'אין עוד משימות להיום. הבאה בתור: תור לווטרינר לבלה ב־16:15, מחר.'],
  [1, [pill, vet], 'משימה אחת להיום: כדור נגד תולעים לבלה ב־09:00.'],
  [2, [pill, brushing, vet], 'שתי משימות להיום: כדור נגד תולעים לבלה ב־09:00 והברשה למיצי ב־19:30.'],
  [3, [pill, pill, brushing], '3 משימות להיום: כדור נגד תולעים לבלה ב־09:00, כדור נגד תולעים לבלה ב־09:00 ועוד אחת.'],
])('With %i of today it says what waits', (count, reminders, sentence) => {
  expect(say(count, reminders)).toBe(sentence);
});

test('Names in another script stand apart from the sentence', () => {
  expect(say(1, [abroad])).toBe('משימה אחת להיום: \u2068Vet\u2069 ל־\u2068Bella\u2069 ב־09:00.');
  expect(say(1, [pill], 'en')).toBe('One task today: \u2068כדור נגד תולעים\u2069 for \u2068בלה\u2069 at 09:00.');
});
