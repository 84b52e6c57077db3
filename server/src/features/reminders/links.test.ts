import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signLink } from '../../lib/security/signed-link.ts';
import { newId } from '../../lib/ids.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { mailsTo, tokenIn } from '../../testing/fakes/mailbox.ts';

const start = new Date('2026-11-21T07:00:00.000Z');
const due = new Date('2026-11-21T08:00:00.000Z');

let app: TestApp;
let dana: Owner;
let petId: string;
let id: string;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  app.clock.now = start;
  dana = await givenOwner(app);
  petId = (await givenPet(app, dana)).id;
});

const pill = { title: 'כדור נגד תולעים', date: due.toISOString(), time: '10:00' };
async function make(body: object = {}) {
  const answer = await app.call('POST', '/api/reminders', { as: dana, body: { petId, ...pill, ...body } });
  ({ id } = answer.body.reminder);
}
/** The link in the mail that comes when it is due. */
async function linkOf(who = dana) {
  app.clock.now = due;
  await app.ring();
  return tokenIn((await mailsTo(app, who.email)).at(-1));
}
const press = (verb: string, token: string, body: object = {}) =>
  app.call('POST', `/api/reminders/link/${verb}`, { body: { token, ...body } });
const standing = async () => (await app.call('GET', `/api/reminders/${id}`, { as: dana })).body.reminder;

describe('The mail of a reminder', () => {
  it('says when and for whom, with what can be done in a button each, and how to stop such mails', async () => {
    await make();
    app.clock.now = due;
    await app.ring();
    const [mail] = await mailsTo(app, dana.email);
    expect(mail?.subject).toBe('היום ב־10:00: כדור נגד תולעים (בלה)');
    expect(mail?.text).toContain('סימון כבוצע:\nhttp://localhost:3000/reminder#token=');
    expect(mail?.text).toMatch(/דחייה:\nhttp:\/\/localhost:3000\/reminder#token=[\w-]+&later=1/);
    expect(mail?.text).toContain('הפסקת תזכורות במייל:\nhttp://localhost:3000/mail-preferences#token=');
    expect(mail?.html).toContain('dir="rtl"');
  });

  it('that is told again says that nobody has marked it yet, and how late it is', async () => {
    const mitzi = await givenPet(app, dana, { name: 'מיצי', species: 'cat' });
    await make({ isImportant: true, petIds: [mitzi.id] });
    const subjectAt = async (minutes: number) => {
      app.clock.now = new Date(due.getTime() + minutes * 60_000);
      await app.ring();
      return (await mailsTo(app, dana.email)).at(-1)!;
    };
    expect((await subjectAt(0)).subject).toBe('היום ב־10:00: כדור נגד תולעים (בלה ומיצי)');
    const again = await subjectAt(15);
    expect(again.subject).toBe('עדיין לא סומנה, באיחור של 15 דקות: כדור נגד תולעים (בלה ומיצי)');
    expect(again.text).toContain('זו תזכורת חשובה, ולכן אנחנו מזכירים שוב');
    expect(again.text).toContain('עדיין לא סומנה: באיחור של 15 דקות');
    // After one pet is done, the mail names only the other.
    await app.call('PATCH', `/api/reminders/${id}/complete`, { as: dana, body: { petIds: [petId] } });
    expect((await subjectAt(60)).subject).toBe('עדיין לא סומנה, באיחור של שעה: כדור נגד תולעים (מיצי)');
  });

  it('does not come for what was done or read before it left, nor for what was put off', async () => {
    for (const verb of ['complete', 'read', 'snooze'] as const) {
      const owner = await givenOwner(app);
      const pet = await givenPet(app, owner);
      const made = await app.call('POST', '/api/reminders', { as: owner, body: { petId: pet.id, ...pill } });
      app.clock.now = due;
      await app.ring();
      const call = (url: string, body?: object) => app.call('PATCH', url, { as: owner, body });
      if (verb === 'read') {
        const { body } = await app.call('GET', '/api/users/notifications', { as: owner });
        await call(`/api/users/notifications/${body.notifications[0].id}/read`);
      } else {
        await call(
          `/api/reminders/${made.body.reminder.id}/${verb}`,
          verb === 'snooze' ? { snoozeUntil: '2026-11-21T09:00:00.000Z' } : undefined,
        );
      }
      expect([verb, await mailsTo(app, owner.email)]).toEqual([verb, []]);
      app.clock.now = start;
    }
  });

  it('has no buttons that do something for whoever may only look', async () => {
    const sitter = await givenGuest(app, dana, petId, { reminders: 'view' });
    await make();
    app.clock.now = due;
    await app.ring();
    const [mail] = await mailsTo(app, sitter.email);
    expect(mail?.text).toContain('לפרטים:\nhttp://localhost:3000/app/reminders');
    expect(mail?.text).not.toContain('/reminder#');
  });

  it('does not go to an address that nobody has confirmed', async () => {
    await app.db.updateTable('users').set({ emailVerifiedAt: null }).where('id', '=', dana.id).execute();
    await make();
    app.clock.now = due;
    await app.ring();
    expect(await mailsTo(app, dana.email)).toEqual([]);
    expect((await app.call('GET', '/api/users/notifications', { as: dana })).body.unread).toBe(1);
  });

  it('waits for the end of the quiet hours, and gathers what came in them', async () => {
    // Ahead of the clock by which the queue holds things back.
    app.clock.now = new Date('2099-11-21T07:00:00Z');
    const owner = await givenOwner(app);
    const pet = await givenPet(app, owner);
    const say = (method: 'PUT' | 'POST', url: string, body: object) => app.call(method, url, { as: owner, body });
    await say('PUT', '/api/reminders/preferences', { quietHours: { isOn: true, from: '22:30', until: '07:00' } });
    for (const [title, date, time] of [
      ['כדור', '2099-11-21T21:00:00.000Z', '23:00'],
      ['כדור שני', '2099-11-22T03:00:00.000Z', '05:00'],
    ]) {
      await say('POST', '/api/reminders', { petId: pet.id, title, date, time });
    }
    for (const night of ['2099-11-21T21:00:00Z', '2099-11-22T03:00:00Z']) {
      app.clock.now = new Date(night);
      await app.ring();
      expect(await mailsTo(app, owner.email)).toEqual([]);
    }
    app.clock.now = new Date('2099-11-22T05:00:00Z');
    const mails = await mailsTo(app, owner.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['שתי התראות מחכות לכם בצמד']);
    expect(mails[0]?.text).toContain('אתמול ב־23:00');
  });

  it('is written in its reader’s language', async () => {
    await app.db.updateTable('users').set({ language: 'en' }).where('id', '=', dana.id).execute();
    await make();
    app.clock.now = due;
    await app.ring();
    const [mail] = await mailsTo(app, dana.email);
    expect(mail?.subject).toBe('Today at 10:00: כדור נגד תולעים (בלה)');
    expect(mail?.text).toContain('http://localhost:3000/en/reminder#token=');
    expect(mail?.text).toContain('http://localhost:3000/app/notifications/preferences');
  });
});

describe('The link in it', () => {
  it('does nothing by being looked at, and marks it as done when it is pressed, signed out', async () => {
    await make({ repeatInterval: 'daily' });
    const token = await linkOf();
    const looked = await press('look', token);
    expect(looked.body.reminder).toMatchObject({ id, petNames: ['בלה'], state: 'open', mayEdit: true, nextDate: null });
    // Options to postpone: by an hour, until seven in the evening, until nine in the morning.
    expect(looked.body.reminder.later).toEqual([
      '2026-11-21T09:00:00.000Z',
      '2026-11-21T17:00:00.000Z',
      '2026-11-22T07:00:00.000Z',
    ]);
    expect((await standing()).isCompleted).toBe(false);
    const { status, body } = await press('complete', token);
    expect(status).toBe(200);
    expect(body.reminder).toMatchObject({
      state: 'completed',
      closedBy: 'דנה כהן',
      nextDate: '2026-11-22T08:00:00.000Z',
    });
    expect(await standing()).toMatchObject({ isCompleted: true, closedBy: dana.id });
  });

  it('says by whom and when it was done already', async () => {
    const yoav = await givenCoOwner(app, dana);
    await make();
    const token = await linkOf();
    await app.call('PATCH', `/api/reminders/${id}/complete`, { as: yoav });
    const { status, body } = await press('complete', token);
    expect([status, body.error]).toEqual([409, 'alreadyCompleted']);
    expect(body.current.reminder).toMatchObject({
      state: 'completed',
      closedBy: 'יואב כהן',
      closedAt: due.toISOString(),
    });
  });

  it('puts it off, and takes back what it did', async () => {
    await make();
    const token = await linkOf();
    const until = '2026-11-21T09:00:00.000Z';
    expect((await press('snooze', token, { snoozeUntil: until })).body.reminder).toMatchObject({
      state: 'snoozed',
      snoozeUntil: until,
    });
    expect((await press('reopen', token)).body.reminder).toMatchObject({ state: 'open', snoozeUntil: null });
    await press('complete', token);
    expect((await press('reopen', token)).body.reminder.state).toBe('open');
    expect((await press('reopen', token)).body.error).toBe('notCompleted');
    expect((await press('snooze', token, { snoozeUntil: '2026-11-21T07:30:00.000Z' })).body.errors).toEqual({
      snoozeUntil: expect.any(String),
    });
  });

  it('is good for seven days, and as long as its reader may', async () => {
    const sitter = await givenGuest(app, dana, petId, { reminders: 'edit' });
    await make();
    const [own, theirs] = [await linkOf(), tokenIn((await mailsTo(app, sitter.email)).at(-1))];
    expect((await press('look', theirs)).status).toBe(200);
    await app.call('DELETE', `/api/pets/${petId}/share/${sitter.shareId}`, { as: dana });
    expect((await press('look', theirs)).status).toBe(404);
    expect((await press('complete', theirs)).status).toBe(404);
    app.clock.now = new Date('2026-11-28T08:00:00Z');
    const late = await press('complete', own);
    expect([late.status, late.body.error]).toEqual([410, 'linkExpired']);
    expect(late.body.message).toBe('תוקף הקישור פג');
  });

  it('only looks for whoever may only look by now', async () => {
    const sitter = await givenGuest(app, dana, petId, { reminders: 'edit' });
    await make();
    await linkOf();
    const token = tokenIn((await mailsTo(app, sitter.email)).at(-1));
    await app.db
      .updateTable('shares')
      .set({ reminders: 'view' })
      .where('householdId', '=', dana.householdId)
      .where('id', '=', sitter.shareId)
      .execute();
    expect((await press('look', token)).body.reminder.mayEdit).toBe(false);
    expect((await press('complete', token)).status).toBe(404);
  });

  it('that was made up, is of another kind or of what is gone opens nothing', async () => {
    await make();
    const token = await linkOf();
    const { secrets } = app.services;
    const until = new Date('2026-12-01T00:00:00Z');
    const forged = `${token.slice(0, -6)}AAAAAA`;
    const ofMail = signLink(secrets, 'mail reminders', [dana.id, dana.householdId, id], until);
    for (const wrong of [forged, ofMail, 'x', token.slice(0, 40)])
      expect((await press('complete', wrong)).body.error).toBe('linkInvalid');
    for (const ids of [
      [dana.id, dana.householdId, newId()],
      [newId(), dana.householdId, id],
      [dana.id, newId(), id],
    ])
      expect((await press('complete', signLink(secrets, 'reminder', ids, until))).status).toBe(404);
    await app.call('DELETE', `/api/reminders/${id}`, { as: dana });
    expect((await press('look', token)).status).toBe(404);
  });
});

describe('The link by which such mails are stopped', () => {
  it('stops those of its kind, signed out, and brings them back', async () => {
    await make();
    app.clock.now = due;
    await app.ring();
    const [mail] = await mailsTo(app, dana.email);
    const token = /mail-preferences#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const say = (wanted: boolean, by = token) =>
      app.call('POST', '/api/users/notifications/mail', { body: { token: by, wanted } });
    expect((await say(false)).body).toEqual({ topic: 'reminders', wanted: false });
    const wishes = async () => (await app.call('GET', '/api/reminders/preferences', { as: dana })).body;
    expect(await wishes()).toMatchObject({ reminders: { email: false, inApp: true }, appointments: { email: true } });
    app.clock.now = start;
    await make();
    await linkOf();
    expect(await mailsTo(app, dana.email)).toHaveLength(1);
    await say(true);
    expect((await wishes()).reminders.email).toBe(true);
    expect((await say(false, 'x')).body.error).toBe('linkInvalid');
    expect((await say(false, signLink(app.services.secrets, 'reminder', [dana.id], due))).status).toBe(422);
    app.clock.now = new Date('2027-11-21T08:00:00Z');
    expect((await say(false)).status).toBe(410);
  });
});
