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

const say = (count: number, reminders: Reminder[], lang: 'he' | 'en' | 'ar' = 'he', overdueReminders = 0) =>
  todaySentence(
    { today, reminders, overdueReminders, todayReminders: { count, first: reminders.slice(0, Math.min(count, 2)) } },
    lang,
  );

test.each([
  [0, [], 'אין עוד תזכורות להיום.'],
  [0, [vet], 'אין עוד תזכורות להיום. התזכורת הבאה: תור לווטרינר (בלה), מחר ב־16:15.'],
  [1, [pill, vet], 'תזכורת אחת להיום: כדור נגד תולעים (בלה) ב־09:00.'],
  [2, [pill, brushing, vet], 'שתי תזכורות להיום: כדור נגד תולעים (בלה) ב־09:00 והברשה (מיצי) ב־19:30.'],
  [3, [brushing, pill, pill], '3 תזכורות להיום: הברשה (מיצי) ב־19:30, כדור נגד תולעים (בלה) ב־09:00 ועוד אחת.'],
])('With %i of today it says what waits', (count, reminders, sentence) => {
  expect(say(count, reminders)).toBe(sentence);
});

test('Nothing is free while something is overdue', () => {
  expect(say(0, [], 'he', 1)).toBe('');
  expect(say(0, [vet], 'he', 3)).toBe('התזכורת הבאה: תור לווטרינר (בלה), מחר ב־16:15.');
  expect(say(1, [pill], 'he', 3)).toBe('תזכורת אחת להיום: כדור נגד תולעים (בלה) ב־09:00.');
});

test('Names in another script stand apart from the sentence', () => {
  expect(say(1, [abroad])).toBe('תזכורת אחת להיום: \u2068Vet\u2069 (\u2068Bella\u2069) ב־09:00.');
  expect(say(1, [pill], 'en')).toBe('One reminder today: \u2068כדור נגד תולעים\u2069 (\u2068בלה\u2069) at 09:00.');
});
