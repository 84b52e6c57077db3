import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPreferences } from '../../delivery/preferences.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { mailsTo } from '../../testing/fakes/mailbox.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { planLetters } from './jobs.ts';

let app: TestApp;
let dana: Owner;
let petId: string;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  // A Thursday.
  app.clock.now = new Date('2026-11-19T07:00:00Z');
  dana = await givenOwner(app);
  petId = (await givenPet(app, dana)).id;
});

const aRun = { id: '01980b1e-7c00-7000-8000-000000000001', date: new Date('2026-11-22T06:00:00Z') };
const sunday = new Date('2026-11-22T06:00:00Z');
const wish = async (isOn: boolean, as = dana, more = {}) => {
  const body = { letter: { isOn }, reminders: { email: false }, ...more };
  const { status, body: kept } = await app.call('PUT', '/api/reminders/preferences', { as, body });
  expect([status, kept.letter]).toEqual([200, { isOn }]);
};
async function make(noun: string, body: object, as = dana) {
  const answer = await app.call('POST', `/api/${noun}`, { as, body: { petId, ...body } });
  expect(answer.status).toBe(201);
  return (Object.values(answer.body)[0] as { id: string }).id;
}
async function planAt(now: Date) {
  app.clock.now = now;
  await app.services.jobs.send(app.db, planLetters, {});
  await app.drainJobs();
}
async function letters(as = dana) {
  const mails = await mailsTo(app, as.email);
  return mails.filter(({ subject }) => subject?.startsWith('השבוע שלכם'));
}
const remind = (title: string, day: string) =>
  make('reminders', { title, date: `${day}T07:00:00Z`, time: '09:00', timezone: 'Asia/Jerusalem' });

describe('The weekly letter', () => {
  it('says what the week holds, what was done in the last one, and what it cost', async () => {
    await wish(true);
    await remind('באיחור מאז שישי', '2026-11-20');
    await remind('כדור ביום שלישי', '2026-11-24');
    await remind('בשבוע הבא', '2026-11-29');
    await make('appointments', { reason: 'בדיקה שנתית', date: '2026-11-25', time: '16:30' });
    await make('medical-records', {
      type: 'vaccination',
      description: 'חיסון כלבת',
      date: '2026-11-18',
      validUntil: '2026-12-10',
    });
    const done = await remind('טיפות', '2026-11-18');
    await app.call('PATCH', `/api/reminders/${done}/complete`, { as: dana });
    for (const [amount, category, date] of [
      [289.9, 'food', '2026-11-15'],
      [180.1, 'vet', '2026-11-21'],
      [1000, 'toys', '2026-11-14'],
      [1000, 'toys', '2026-11-22'],
    ])
      await make('expenses', { description: 'קנייה', amount, category, date });
    await planAt(sunday);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    const text = letter!.text!;
    const sections = text.split('\n\n').filter((part) => part.includes('• '));
    expect(sections.map((section) => section.replace(/[\u200e\u200f\u2068\u2069]/g, ''))).toEqual([
      'מחכה מקודם\n• באיחור מאז שישי: בלה · יום שישי, 20 בנובמבר בשעה 09:00',
      'תורים השבוע\n• בדיקה שנתית: בלה · יום רביעי, 25 בנובמבר בשעה 16:30',
      'תזכורות השבוע\n• כדור ביום שלישי: בלה · יום שלישי, 24 בנובמבר בשעה 09:00',
      'תוקף שמסתיים בקרוב\n• חיסון כלבת: בלה · בתוקף עד 10 בדצמבר 2026',
      'מה נעשה בשבוע שעבר\n• טיפות: בלה',
      'נרשם בתיק הרפואי\n• חיסון כלבת: בלה',
      expect.stringMatching(/^הוצאות השבוע שעבר\n• סך הכול: 470\.00\s₪\n• מזון: 289\.90\s₪\n• וטרינר: 180\.10\s₪$/),
    ]);
  });

  it('comes once a week, however often it is planned, and again the next one', async () => {
    await wish(true);
    await remind('כדור', '2026-12-20');
    await remind('באיחור', '2026-11-20');
    await planAt(new Date('2026-11-22T05:59:00Z'));
    expect(await letters()).toHaveLength(0);
    await planAt(sunday);
    await Promise.all([planAt(sunday), planAt(new Date('2026-11-22T07:00:00Z'))]);
    await planAt(new Date('2026-11-23T07:00:00Z'));
    expect(await letters()).toHaveLength(1);
    await planAt(new Date('2026-11-29T06:00:00Z'));
    expect(await letters()).toHaveLength(2);
  });

  it('comes on Monday when nobody planned it on Sunday, and not at all on Wednesday', async () => {
    await wish(true);
    await remind('באיחור', '2026-11-20');
    await planAt(new Date('2026-11-25T06:00:00Z'));
    expect(await letters()).toHaveLength(0);
    await planAt(new Date('2026-11-30T06:00:00Z'));
    expect(await letters()).toHaveLength(1);
  });

  it('is for who has asked for it, from the next Sunday on, and says nothing of nothing', async () => {
    const yoav = await givenCoOwner(app, dana);
    const empty = await givenOwner(app);
    await remind('באיחור', '2026-11-20');
    await wish(true, empty);
    app.clock.now = new Date('2026-11-23T06:00:00Z');
    await wish(true);
    await planAt(new Date('2026-11-23T07:00:00Z'));
    expect([await letters(), await letters(yoav), await letters(empty)]).toEqual([[], [], []]);
    await planAt(new Date('2026-11-29T06:00:00Z'));
    expect([(await letters()).length, (await letters(yoav)).length, (await letters(empty)).length]).toEqual([1, 0, 0]);
  });

  it('waits for the end of quiet hours', async () => {
    await wish(true, dana, { quietHours: { isOn: true, from: '22:00', until: '09:30' } });
    app.clock.now = sunday;
    await planLetters.run({ ...app.services, db: app.db, clock: () => sunday, log: quietLog }, {}, aRun);
    const { rows } = await sql<{ at: Date }>`select start_after as at from pgboss.job
      where name = 'letters.send' and data->>'userId' = ${dana.id}`.execute(app.db);
    expect(rows).toEqual([{ at: new Date('2026-11-22T07:30:00Z') }]);
  });

  it('goes to no address that nobody has confirmed', async () => {
    await remind('באיחור', '2026-11-20');
    const guest = await givenGuest(app, dana, petId, { reminders: 'view' });
    await wish(true, guest);
    await app.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', guest.id).execute();
    await planAt(new Date('2026-11-29T06:00:00Z'));
    expect(await letters(guest)).toHaveLength(0);
  });

  it('tells a guest what they may see, and nothing else', async () => {
    await remind('באיחור', '2026-11-20');
    await make('expenses', { description: 'מזון', amount: 100, category: 'food', date: '2026-11-18' });
    await make('medical-records', {
      type: 'checkup',
      description: 'בדיקה',
      date: '2026-11-18',
      validUntil: '2026-12-01',
    });
    const guest = await givenGuest(app, dana, petId, { expenses: 'view' });
    const other = await givenGuest(app, dana, petId, { profile: 'view' });
    await wish(true, guest);
    await wish(true, other);
    await planAt(sunday);
    const [letter] = await letters(guest);
    expect(letter!.text).toContain('100.00');
    expect(letter!.text).not.toMatch(/באיחור|בדיקה/);
    expect(await letters(other)).toEqual([]);
  });

  it('is stopped with one press, by the link in it or by the mail program itself', async () => {
    await wish(true);
    await remind('באיחור', '2026-11-20');
    await planAt(sunday);
    const [letter] = await letters();
    const head = Object.fromEntries(letter!.headerLines.map(({ key, line }) => [key, line.replace(/\s+/g, ' ')]));
    expect(head['list-unsubscribe-post']).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const address = /<(.*)>/.exec(head['list-unsubscribe']!)![1]!.replace(/ /g, '');
    const { pathname, search } = new URL(address);
    const port = await app.listen();
    const press = async (path: string) => {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      return (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })).status;
    };
    expect(await press(`${pathname}?token=forged`)).toBe(422);
    expect(await press(pathname)).toBe(422);
    // A form is not accepted as a body if the URL lacks the parameters.
    expect(await press('/api/users/notifications/mail')).toBe(415);
    const prefs = async () => (await app.call('GET', '/api/reminders/preferences', { as: dana })).body;
    expect((await prefs()).letter).toEqual({ isOn: true });
    expect(await press(pathname + search)).toBe(204);
    const after = await prefs();
    expect([after.letter, after.appointments.email]).toEqual([{ isOn: false }, true]);
    await planAt(new Date('2026-11-29T06:00:00Z'));
    expect(await letters()).toHaveLength(1);
    const token = new URLSearchParams(search).get('token');
    const { status, body } = await app.call('POST', '/api/users/notifications/mail', { body: { token, wanted: true } });
    expect([status, body]).toEqual([200, { topic: 'letter', wanted: true }]);
    expect((await findPreferences(app.db, dana.id)).letter).toEqual({ isOn: true });
  });
});
