import { randomBytes } from 'node:crypto';
import type { Lang } from '@tzemed/contract/languages';
import { describe, expect, it } from 'vitest';
import type { Account } from '../identity/accounts.ts';
import { composeNews } from './mail.ts';
import type { Waiting } from './rows.ts';
import { sayNews } from './say-push.ts';

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
  }) as unknown as Parameters<typeof sayNews>[0];
const reader = (language: Lang) => ({ id: reading, language, name: 'דנה', email: 'dana@example.com' }) as Account;

describe('What is important and nobody has answered', () => {
  it.each([
    ['he', 'עדיין לא סומן: כדור לחץ דם (מיצי וקוקי)', 'היום ב־10:00 · באיחור של שעתיים'],
    ['en', 'Still not marked: כדור לחץ דם (מיצי and קוקי)', 'Today at 10:00 · 2 hours overdue'],
    ['ar', 'لم يُحدَّد بعد: כדור לחץ דם (מיצי وקוקי)', 'اليوم الساعة 10:00 · متأخر ساعتين'],
  ] as const)('is pushed again in words of its own (%s)', (lang, title, body) => {
    const said = sayNews(saying(125), reader(lang), [told(-120)]);
    expect([said.title, said.body, said.actions.length]).toEqual([title, body, 2]);
  });

  it.each([
    ['he', 'עדיין לא סומן, באיחור של 15 דקות: כדור לחץ דם (מיצי וקוקי)', 'עדיין לא סומן: באיחור של 15 דקות'],
    ['en', 'Still not marked, 15 minutes overdue: כדור לחץ דם (מיצי and קוקי)', 'Still not marked: 15 minutes overdue'],
    ['ar', 'لم يُحدَّد بعد، متأخر 15 دقيقة: כדור לחץ דם (מיצי وקוקי)', 'لم يُحدَّد بعد: متأخر 15 دقيقة'],
  ] as const)('is mailed again in words of its own, with the reason (%s)', (lang, subject, line) => {
    const mail = composeNews(saying(15), reader(lang), [told(-15)]);
    expect([mail.subject, mail.things?.[0]?.lines.at(-1), mail.text.length]).toEqual([subject, line, 1]);
  });

  it.each(['he', 'en', 'ar'] as const)('is told in the usual words the first time (%s)', (lang) => {
    const said = sayNews(saying(0), reader(lang), [told(0)]);
    expect([said.title, said.body]).not.toContainEqual(expect.stringMatching(/עדיין|Still|بعد/));
    expect(composeNews(saying(0), reader(lang), [told(0)]).text).toEqual([]);
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
    ['en', '80% of the budget reached: מזון, תקציב חודשי (מיצי)', 'of budgets'],
    ['ar', 'بلغتم 80% من الميزانية: מזון, תקציב חודשי (מיצי)', 'الميزانيات'],
  ] as const)('is told of by the level that was reached, and why (%s)', (lang, said, why) => {
    expect(sayNews(saying(0), reader(lang), [reached]).title).toBe(said);
    const mail = composeNews(saying(0), reader(lang), [reached]);
    expect([mail.subject, mail.otherwise]).toEqual([said, expect.stringContaining(why)]);
    const [usual, both] = [[told(0)], [told(0), reached]].map(
      (all) => composeNews(saying(0), reader(lang), all).otherwise,
    );
    expect(new Set([usual, both, mail.otherwise]).size).toBe(3);
  });
});
