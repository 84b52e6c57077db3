import { expect, test } from 'vitest';
import { type Notification, notification } from '@tzemed/contract/notifications/notifications';
import { wordsIn } from '@tzemed/contract/text/texts';
import { formatsIn } from '../../lib/format.ts';
import { buildRow } from '../../testing/build-row.ts';
import { notificationLink } from './notification-link.ts';
import { formatNotification } from './format-notification.ts';
import { notificationTexts } from './texts.ts';

/** Ten in the morning in Israel. */
const now = new Date('2026-11-21T08:00:00Z');
const said = (given: Partial<Notification>, lang: 'he' | 'en' = 'he') => {
  const { title, lines } = formatNotification(buildRow(notification, given as Notification), now, {
    t: wordsIn(notificationTexts, lang),
    f: formatsIn(lang),
    isolate: (text) => text,
  });
  return [title, ...lines];
};

test.each<[string, Partial<Notification>, string[]]>([
  ['at its time', { dueAt: '2026-11-21T08:00:30.000Z' }, ['עכשיו']],
  ['later today', { dueAt: '2026-11-21T09:00:00.000Z' }, ['היום ב־11:00']],
  ['of yesterday, which was late', { dueAt: '2026-11-20T17:30:00.000Z' }, ['אתמול ב־19:30']],
  ['tomorrow, at no hour', { kind: 'appointment', dueAt: '2026-11-22T07:00:00.000Z', isDay: true }, ['מחר']],
  ['in some days', { kind: 'appointment', dueAt: '2026-11-24T14:15:00.000Z' }, ['יום שלישי, 24 בנובמבר ב־16:15']],
  ['with a last day', { kind: 'record', dueAt: '2026-12-21T07:00:00.000Z', isDay: true }, ['בתוקף עד 21 בדצמבר 2026']],
  [
    'that has run out',
    { kind: 'paper', dueAt: '2026-11-20T07:00:00.000Z', isDay: true },
    ['התוקף פג ב־20 בנובמבר 2026'],
  ],
])('A notification of something %s shows its current state', (_what, given, when) => {
  expect(said({ title: 'כדור', petNames: ['בלה'], ...given })).toEqual(['כדור', 'בלה', ...when]);
});

test('The end of a prescription is told by the name of its medicine', () => {
  const given: Partial<Notification> = {
    kind: 'paper',
    noun: 'medicines',
    title: 'Apoquel',
    petNames: ['בלה'],
    dueAt: '2026-12-21T07:00:00.000Z',
    isDay: true,
  };
  expect(said(given)).toEqual(['המרשם של Apoquel נגמר', 'בלה', 'בתוקף עד 21 בדצמבר 2026']);
});

test('An invitation says from whom, and to help with whom', () => {
  const of = (petNames: string[]) => said({ kind: 'invitation', title: 'דנה', petNames, dueAt: null });
  expect(of(['בלה', 'מיצי'])).toEqual(['הזמנה מאת דנה', 'לטפל יחד: בלה ומיצי']);
  expect(of([])).toEqual(['הזמנה מאת דנה', 'להצטרף לבית']);
});

test('A level of a budget is said to be reached, however much more is spent', () => {
  const given = { kind: 'budget', title: 'מזון', percent: 80, dueAt: null } as const;
  expect(said({ ...given, petNames: [] })).toEqual(['הגעתם ל־80% מהתקציב: מזון']);
  expect(said({ ...given, petNames: [] }, 'en')).toEqual(['80% of the budget reached: מזון']);
});

test('An answer of support says in which request', () => {
  const given: Partial<Notification> = { kind: 'support', title: 'ייבוא', petNames: [], dueAt: null };
  expect(said(given)).toEqual(['ענו לכם בפנייה: ייבוא']);
  expect(said(given, 'en')).toEqual(['Support answered you: ייבוא']);
});

const led = (given: Partial<Notification>) =>
  notificationLink(
    buildRow(notification, { thingId: 'it', petId: 'bella', isOpen: true, leadMinutes: 0, ...given } as Notification),
    now,
    'he',
  ).to;
test.each<[string, Partial<Notification>, string]>([
  ['an answer of support', { kind: 'support', noun: 'supportTickets' }, '/app/support/it'],
  [
    'a reminder that is late',
    { noun: 'reminders', dueAt: '2026-11-21T07:00:00.000Z' },
    '/app/reminders?status=overdue&petId=bella',
  ],
  [
    'a reminder of tomorrow',
    { noun: 'reminders', dueAt: '2026-11-22T07:00:00.000Z', leadMinutes: 1440 },
    '/app/reminders?petId=bella',
  ],
  [
    'a reminder that somebody has done',
    { noun: 'reminders', dueAt: '2026-11-21T07:00:00.000Z', isOpen: false },
    '/app/reminders?petId=bella',
  ],
  ['an appointment', { kind: 'appointment', noun: 'appointments' }, '/app/pets/bella/medical'],
  ['a paper', { kind: 'paper', noun: 'medicalRecords' }, '/app/medical-records/it'],
  ['a prescription', { kind: 'paper', noun: 'medicines' }, '/app/pets/bella/medicines?show=it'],
  ['an invitation', { kind: 'invitation', noun: null }, '/invitation#id=it'],
  ['an invitation that was accepted', { kind: 'invitation', noun: null, isOpen: false }, '/app/home'],
])('A notification of %s links to it', (_what, given, address) => {
  expect(led(given)).toBe(address);
});
