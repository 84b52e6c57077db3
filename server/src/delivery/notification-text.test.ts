import { randomBytes } from 'node:crypto';
import { type DetailLevel, detailLevels } from '@tzemed/contract/notifications/detail-levels';
import type { Lang } from '@tzemed/contract/text/languages';
import type { NotificationKind } from '@tzemed/contract/notifications/notifications';
import { describe, expect, it } from 'vitest';
import type { Account } from '../identity/accounts.ts';
import { publicationOf } from './channels/ntfy.ts';
import { bodyOf } from './channels/sms.ts';
import { payloadOf } from './channels/web-push.ts';
import { eventOf } from './channels/webhook.ts';
import { composeNotificationMail } from './notification-mail.ts';
import type { Waiting } from './notification-rows.ts';
import { redactNotification } from './redact-notification.ts';
import { nameOf, toldOf } from './notification-text.ts';
import { pushMessageOf } from './devices/push-message.ts';

/** Fields of news, which have no time and nothing to be done. */
const news = { dueAt: null, leadMinutes: null, level: null } as const;
/** A notification of each kind, by the fields in which it differs from a reminder. */
const samples: Readonly<Record<NotificationKind, Partial<Waiting>>> = {
  reminder: {},
  appointment: { kind: 'appointment', topic: 'appointments', noun: 'appointments' },
  record: { kind: 'record', topic: 'papers', noun: 'medicalRecords', isDay: true },
  paper: { kind: 'paper', topic: 'papers', noun: 'medicalRecords', isDay: true },
  invitation: { kind: 'invitation', topic: 'home', noun: null, ...news },
  budget: { kind: 'budget', topic: 'budgets', noun: 'budgets', percent: 80, ...news },
  settlement: { kind: 'settlement', topic: 'home', noun: 'settlements', amount: 5000, ...news },
  export: { kind: 'export', topic: 'home', noun: null, ...news },
  support: { kind: 'support', topic: 'home', noun: 'supportTickets', ...news },
};

const dueAt = new Date('2026-11-21T08:00:00.000Z');
const reading = '0197a000-0000-7000-8000-000000000002';
const pill: Waiting = {
  id: '0197a000-0000-7000-8000-000000000001',
  householdId: '0197a000-0000-7000-8000-000000000003',
  petId: '0197a000-0000-7000-8000-000000000004',
  thingId: '0197a000-0000-7000-8000-000000000005',
} as unknown as Waiting;
const told = (leadMinutes: number): Waiting => ({
  ...pill,
  kind: 'reminder',
  topic: 'reminders',
  noun: 'reminders',
  title: 'כדור לחץ דם',
  petNames: ['מיצי', 'קוקי'],
  dueAt,
  isDay: false,
  isLate: false,
  leadMinutes,
  level: 'edit',
});
const saying = (minutesLater: number) =>
  ({
    config: { publicUrl: 'https://tzemed.example' },
    secrets: { tokenKeys: [randomBytes(32)] },
    now: new Date(dueAt.getTime() + minutesLater * 60_000),
    timezone: 'Asia/Jerusalem',
  }) as unknown as Parameters<typeof pushMessageOf>[0];
const reader = (language: Lang) => ({ id: reading, language, name: 'דנה', email: 'dana@example.com' }) as Account;

describe('An important reminder without a response', () => {
  it.each([
    ['he', 'עדיין לא סומנה: כדור לחץ דם (מיצי וקוקי)', 'היום ב־10:00 · באיחור של שעתיים'],
    ['en', 'Still not marked: כדור לחץ דם (מיצי and קוקי)', 'Today at 10:00 · 2 hours overdue'],
    ['ar', 'لم يُحدَّد بعد: כדור לחץ דם (מיצי وקוקי)', 'اليوم الساعة 10:00 · متأخر ساعتين'],
  ] as const)('is pushed again in words of its own (%s)', (lang, title, body) => {
    const said = pushMessageOf(saying(125), reader(lang), [told(-120)], 'everything');
    expect([said.title, said.body, said.actions.length]).toEqual([title, body, 2]);
  });

  it.each([
    ['he', 'עדיין לא סומנה, באיחור של 15 דקות: כדור לחץ דם (מיצי וקוקי)', 'עדיין לא סומנה: באיחור של 15 דקות'],
    ['en', 'Still not marked, 15 minutes overdue: כדור לחץ דם (מיצי and קוקי)', 'Still not marked: 15 minutes overdue'],
    ['ar', 'لم يُحدَّد بعد، متأخر 15 دقيقة: כדור לחץ דם (מיצי وקוקי)', 'لم يُحدَّد بعد: متأخر 15 دقيقة'],
  ] as const)('is mailed again in words of its own, with the reason (%s)', (lang, subject, line) => {
    const mail = composeNotificationMail(saying(15), reader(lang), [told(-15)], 'everything');
    expect([mail.subject, mail.things?.[0]?.lines.at(-1), mail.text.length]).toEqual([subject, line, 1]);
  });

  it.each(['he', 'en', 'ar'] as const)('is told in the usual words the first time (%s)', (lang) => {
    const said = pushMessageOf(saying(0), reader(lang), [told(0)], 'everything');
    expect([said.title, said.body]).not.toContainEqual(expect.stringMatching(/עדיין|Still|بعد/));
    expect(composeNotificationMail(saying(0), reader(lang), [told(0)], 'everything').text).toEqual([]);
  });
});

describe('A budget of which much is spent', () => {
  const reached: Waiting = {
    ...told(0),
    kind: 'budget',
    topic: 'budgets',
    noun: 'budgets',
    title: 'מזון, תקציב חודשי',
    petNames: ['מיצי'],
    dueAt: null,
    leadMinutes: null,
    percent: 80,
  };
  it.each([
    ['he', 'הגעתם ל־80% מהתקציב: מזון, תקציב חודשי (מיצי)', 'הודעות על תקציבים'],
    ['en', '80% of the budget reached: מזון, תקציב חודשי (מיצי)', 'about budgets'],
    ['ar', 'بلغتم 80% من الميزانية: מזון, תקציב חודשי (מיצי)', 'الميزانيات'],
  ] as const)('is told of by the level that was reached, and why (%s)', (lang, said, why) => {
    expect(pushMessageOf(saying(0), reader(lang), [reached], 'everything').title).toBe(said);
    const mail = composeNotificationMail(saying(0), reader(lang), [reached], 'everything');
    expect([mail.subject, mail.otherwise]).toEqual([said, expect.stringContaining(why)]);
    const [usual, both] = [[told(0)], [told(0), reached]].map(
      (all) => composeNotificationMail(saying(0), reader(lang), all, 'everything').otherwise,
    );
    expect(new Set([usual, both, mail.otherwise]).size).toBe(3);
  });
});

describe('A prescription that ends', () => {
  it.each([
    ['he', 'המרשם של Apoquel נגמר (מיצי)'],
    ['en', 'The prescription of Apoquel ends (מיצי)'],
    ['ar', 'تنتهي وصفة Apoquel (מיצי)'],
  ] as const)('is told by the name of its medicine (%s)', (lang, said) => {
    const one: Waiting = { ...told(0), ...samples.paper, noun: 'medicines', title: 'Apoquel', petNames: ['מיצי'] };
    expect(pushMessageOf(saying(0), reader(lang), [one], 'everything').title).toBe(said);
    expect(composeNotificationMail(saying(0), reader(lang), [one], 'everything').things?.[0]?.actions[0]?.url).toMatch(
      /\/app\/pets\/.+\/medicines$/,
    );
  });
});

describe('The text on a lock screen', () => {
  const kinds = Object.keys(samples) as NotificationKind[];
  const pet = 'מיצי';
  const secret = 'סוד';
  const langs = ['he', 'en', 'ar'] as const;
  const table = kinds.flatMap((kind) =>
    detailLevels.flatMap((detail) => langs.map((lang) => ({ kind, detail, lang }))),
  );

  /** Every text sent to a third party: the whole message of each channel, and the preview of a mail. */
  function textsOf(one: Waiting, detail: DetailLevel, lang: Lang) {
    const { subject, preview } = composeNotificationMail(saying(0), reader(lang), [one], detail);
    const message = {
      ...pushMessageOf(saying(0), reader(lang), [one], detail),
      id: 'push',
      confirm: 'token',
      at: dueAt,
    };
    return {
      push: payloadOf('https://push.example/1', message),
      iphone: payloadOf('https://web.push.apple.com/1', message),
      sms: bodyOf(message),
      ntfy: publicationOf('topic', message),
      webhook: eventOf(message),
      mail: `${subject} ${preview}`,
      calendar: redactNotification([toldOf(one)], detail, lang)?.title ?? nameOf(one, lang),
    };
  }

  it.each(table)('says $detail of $kind in no channel more ($lang)', ({ kind, detail, lang }) => {
    const one: Waiting = { ...told(0), title: secret, petNames: [pet], kind, ...samples[kind] };
    // A copy of one's data is called by its kind alone.
    const name = kind === 'export' ? pushMessageOf(saying(0), reader(lang), [one], 'everything').title : secret;
    const hasOwnPage = /medical-records|appointments|budgets|evening-out|privacy|app\/support/;
    const shown = Object.entries(textsOf(one, detail, lang)).map(([channel, text]) => [
      channel,
      text.includes(name),
      text.includes(pet),
      hasOwnPage.test(text),
    ]);
    const isAll = detail === 'everything';
    const isOfPet = detail === 'pet';
    const expected = shown.map(([channel, , ...as]) =>
      isAll ? [channel, true, ...as] : [channel, false, isOfPet, false],
    );
    expect(shown).toEqual(expected);
  });

  it.each(['pet', 'due'] as const)('says of several as little, each pet once (%s)', (detail) => {
    const all = [told(0), { ...told(0), title: secret, petNames: [pet] }];
    const { title, body } = pushMessageOf(saying(0), reader('he'), all, detail);
    expect([title, body]).toEqual([detail === 'pet' ? 'מיצי וקוקי: תזכורת מצמד' : 'תזכורת מצמד', 'הפרטים בצמד']);
  });

  it('keeps both actions of a reminder', () => {
    expect(pushMessageOf(saying(0), reader('he'), [told(0)], 'due').actions).toHaveLength(2);
  });

  it('has the title of an update when a notification has neither a pet nor a day', () => {
    const { title } = pushMessageOf(saying(0), reader('he'), [{ ...told(0), ...samples.export, petNames: [] }], 'pet');
    expect(title).toBe('עדכון מצמד');
  });
});
