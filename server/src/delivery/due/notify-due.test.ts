import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leadTimes } from '@tzemed/contract/notifications/lead-times';
import type { Db } from '../../db/client.ts';
import { dueList } from '../../due-list.ts';
import { movePet } from '../../households/move-pet.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../../testing/fixtures/given-people.ts';
import { acrossHomes } from '../../testing/pinned/pinning-connection.ts';
import { mailsTo } from '../../testing/fakes/mailbox.ts';
import type { Place } from './due-source.ts';
import { notifyDue } from './notify-due.ts';

const start = new Date('2026-11-21T07:00:00.000Z');
const at = (time: string) => new Date(`2026-11-21T${time}Z`);

let app: TestApp;
let dana: Owner;
let petId: string;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  app.clock.now = start;
  dana = await givenOwner(app);
  petId = (await givenPet(app, dana)).id;
});

type Made = { id: string; version: number };
async function make(noun: string, body: object, as = dana): Promise<Made> {
  const answer = await app.call('POST', `/api/${noun}`, { as, body: { petId, ...body } });
  expect(answer.status).toBe(201);
  return Object.values(answer.body as Record<string, Made>)[0]!;
}
/** Due at ten in Israel. */
const pill = { title: 'כדור', date: '2026-11-21T08:00:00.000Z', time: '10:00' };
const list = async (as = dana) => (await app.call('GET', '/api/users/notifications', { as })).body;
const titles = async (as = dana) => (await list(as)).notifications.map(({ title }: { title: string }) => title);
async function ringAt(time: Date) {
  app.clock.now = time;
  await app.ring();
}
const wish = async (body: object, as = dana) =>
  expect((await app.call('PUT', '/api/reminders/preferences', { as, body })).status).toBe(200);

describe('A reminder', () => {
  it('is told at its minute, not before, and once', async () => {
    const { id } = await make('reminders', pill);
    await ringAt(at('07:59:59.999'));
    expect(await titles()).toEqual([]);
    await ringAt(at('08:00:00.000'));
    await app.ring();
    const { notifications, total, unread } = await list();
    expect([total, unread]).toEqual([1, 1]);
    expect(notifications[0]).toMatchObject({
      kind: 'reminder',
      noun: 'reminders',
      thingId: id,
      petId,
      petNames: ['בלה'],
      title: 'כדור',
      dueAt: '2026-11-21T08:00:00.000Z',
      leadMinutes: 0,
      isLate: false,
      isOpen: true,
      mayEdit: true,
      readAt: null,
    });
  });

  it('is told to everybody who may see it, and to nobody else', async () => {
    const yoav = await givenCoOwner(app, dana);
    const sitter = await givenGuest(app, dana, petId, { reminders: 'view' });
    const other = await givenGuest(app, dana, petId, { medicalRecords: 'edit' });
    const stranger = await givenOwner(app);
    await make('reminders', pill);
    await ringAt(at('08:00:00'));
    const told = await Promise.all([dana, yoav, sitter, other, stranger].map(async (one) => (await list(one)).total));
    expect(told).toEqual([1, 1, 1, 0, 0]);
    expect((await list(sitter)).notifications[0].mayEdit).toBe(false);
  });

  it('asks for nothing any more once somebody has done it, put it off or deleted it, and again when that is undone', async () => {
    const yoav = await givenCoOwner(app, dana);
    const [done, later, gone] = [
      await make('reminders', pill),
      await make('reminders', pill),
      await make('reminders', pill),
    ];
    await ringAt(at('08:00:00'));
    expect((await list()).unread).toBe(3);
    const call = (method: 'PATCH' | 'DELETE' | 'POST', { id }: Made, verb: string, body?: object) =>
      app.call(method, `/api/reminders/${id}${verb}`, { as: yoav, body });
    await call('PATCH', done, '/complete');
    await call('PATCH', later, '/snooze', { snoozeUntil: '2026-11-21T09:00:00.000Z' });
    await call('DELETE', gone, '');
    const after = await list();
    expect([after.unread, after.total]).toEqual([0, 3]);
    expect(after.notifications.map(({ isOpen }: { isOpen: boolean }) => isOpen)).toEqual([false, false, false]);
    await call('POST', done, '/reopen');
    await call('POST', gone, '/restore');
    expect((await list()).unread).toBe(2);
  });

  it('that was put off is told when it comes back', async () => {
    const { id } = await make('reminders', pill);
    await ringAt(at('08:00:00'));
    await app.call('PATCH', `/api/reminders/${id}/snooze`, {
      as: dana,
      body: { snoozeUntil: '2026-11-21T09:00:00.000Z' },
    });
    await ringAt(at('08:59:59'));
    expect((await list()).total).toBe(1);
    await ringAt(at('09:00:00'));
    const { notifications, unread } = await list();
    expect([notifications.length, unread]).toEqual([2, 1]);
  });

  it('that was given another time is told at that one alone', async () => {
    const { id } = await make('reminders', pill);
    await app.call('PUT', `/api/reminders/${id}`, {
      as: dana,
      body: { petId, ...pill, date: '2026-11-21T10:00:00.000Z', time: '12:00' },
    });
    await ringAt(at('09:00:00'));
    expect((await list()).total).toBe(0);
    await ringAt(at('10:00:00'));
    expect((await list()).total).toBe(1);
  });

  it('that is edited after it was told is not told again', async () => {
    const { id } = await make('reminders', pill);
    await ringAt(at('08:00:00'));
    await app.call('PUT', `/api/reminders/${id}`, { as: dana, body: { petId, ...pill, title: 'כדור גדול' } });
    await ringAt(at('08:10:00'));
    expect((await list()).total).toBe(1);
  });

  it('that was written after its time is not told: who wrote it knows', async () => {
    await make('reminders', { title: 'שכחנו', date: '2026-11-21T06:00:00.000Z', time: '08:00' });
    await ringAt(at('08:00:00'));
    expect((await list()).total).toBe(0);
  });

  it('is not told of a pet that rests or is deleted', async () => {
    await make('reminders', pill);
    await app.db.updateTable('pets').set({ archivedAt: start }).where('householdId', '=', dana.householdId).execute();
    await ringAt(at('08:00:00'));
    expect((await list()).total).toBe(0);
  });

  it('is hidden from whoever may not see it any more', async () => {
    const sitter = await givenGuest(app, dana, petId, { reminders: 'edit' });
    await make('reminders', pill);
    await ringAt(at('08:00:00'));
    expect((await list(sitter)).total).toBe(1);
    await app.call('DELETE', `/api/pets/${petId}/share/${sitter.shareId}`, { as: dana });
    expect(await list(sitter)).toMatchObject({ total: 0, unread: 0, notifications: [] });
  });
});

describe('A reminder of several pets', () => {
  it('is told once, of those for which it still waits, and waits as long as any does', async () => {
    const mitzi = await givenPet(app, dana, { name: 'מיצי', species: 'cat' });
    const kuki = await givenPet(app, dana, { name: 'קוקי', species: 'cat' });
    const guest = await givenGuest(app, dana, mitzi.id, { reminders: 'edit' });
    const { id } = await make('reminders', { ...pill, petIds: [mitzi.id, kuki.id] });
    await ringAt(at('08:00:00.000'));
    expect((await list()).notifications).toMatchObject([{ thingId: id, petNames: ['בלה', 'מיצי', 'קוקי'] }]);
    expect((await list(guest)).notifications).toMatchObject([{ petNames: ['מיצי'] }]);
    await app.call('PATCH', `/api/reminders/${id}/complete`, { as: dana, body: { petIds: [petId] } });
    const { notifications, unread } = await list();
    expect([notifications[0].petNames, notifications[0].isOpen, unread]).toEqual([['מיצי', 'קוקי'], true, 1]);
    expect(notifications[0].thingId).not.toBe(id);
    await app.call('PATCH', `/api/reminders/${notifications[0].thingId}/complete`, { as: dana, body: {} });
    expect(await list()).toMatchObject({ unread: 0, notifications: [{ isOpen: false }] });
    expect((await list(guest)).unread).toBe(0);
  });

  it('that is put off for one pet is told of that one when it comes back, and the others still wait', async () => {
    const mitzi = await givenPet(app, dana, { name: 'מיצי', species: 'cat' });
    const { id } = await make('reminders', { ...pill, petIds: [mitzi.id] });
    await ringAt(at('08:00:00.000'));
    const body = { snoozeUntil: '2026-11-21T09:00:00.000Z', petIds: [mitzi.id] };
    await app.call('PATCH', `/api/reminders/${id}/snooze`, { as: dana, body });
    await ringAt(at('09:00:00.000'));
    const { notifications, unread } = await list();
    expect(notifications.map(({ petNames }: { petNames: string[] }) => petNames)).toEqual([['מיצי'], ['בלה']]);
    expect(unread).toBe(2);
  });
});

describe('The lead time of a notification', () => {
  it('is what each person wishes, and what comes later takes the place of what was told before', async () => {
    const yoav = await givenCoOwner(app, dana);
    await wish({ reminders: { leadTimes: [0, 60] } });
    await wish({ reminders: { leadTimes: [] } }, yoav);
    await make('reminders', { ...pill, date: '2026-11-21T09:00:00.000Z', time: '11:00' });
    await ringAt(at('08:00:00'));
    expect((await list()).notifications).toMatchObject([{ leadMinutes: 60, readAt: null }]);
    await ringAt(at('09:00:00'));
    const { notifications, unread } = await list();
    expect(notifications).toMatchObject([{ leadMinutes: 0, readAt: null }, { leadMinutes: 60 }]);
    expect([unread, notifications[1].readAt !== null]).toEqual([1, true]);
    expect((await list(yoav)).total).toBe(0);
  });

  it('stands in the database as in the contract', async () => {
    for (const [topic, minutes] of Object.entries(leadTimes)) {
      const { rows } = await sql<{ leads: number[] }>`select lead_minutes(${topic}) as leads`.execute(app.db);
      expect(rows[0]?.leads).toEqual(minutes);
    }
  });
});

describe('An item that came due while the server was down', () => {
  it('comes once, says that it is late, and in one mail', async () => {
    for (const time of ['10:00', '10:30', '11:00'])
      await make('reminders', { title: `ב־${time}`, date: '2026-11-21T08:00:00.000Z', time });
    await ringAt(at('12:00:00'));
    const { notifications } = await list();
    expect(notifications.map(({ isLate }: { isLate: boolean }) => isLate)).toEqual([true, true, true]);
    const mails = await mailsTo(app, dana.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('3 התראות מחכות לכם בצמד');
    expect(mails[0]?.text).toContain('ההתראה התעכבה');
  });

  it('is told by the nearest moment of all that were passed', async () => {
    await wish({ reminders: { leadTimes: [15, 60] } });
    await make('reminders', { ...pill, date: '2026-11-21T09:00:00.000Z', time: '11:00' });
    await ringAt(at('10:00:00'));
    expect((await list()).notifications).toMatchObject([{ leadMinutes: 15, isLate: true }]);
  });
});

describe('Appointments and papers', () => {
  it('are told days and hours ahead; several pets of a visit as one', async () => {
    const other = await givenPet(app, dana, { name: 'מיצי', species: 'cat' });
    await make('appointments', {
      reason: 'חיסון שנתי',
      date: '2026-11-23',
      time: '16:30',
      petIds: [petId, other.id],
    });
    await ringAt(new Date('2026-11-22T14:30:00Z'));
    const [told] = (await list()).notifications;
    expect(told).toMatchObject({ kind: 'appointment', title: 'חיסון שנתי', leadMinutes: 1440, isDay: false });
    expect(told.petNames.toSorted()).toEqual(['בלה', 'מיצי']);
    await ringAt(new Date('2026-11-23T12:30:00Z'));
    expect((await list()).notifications).toMatchObject([{ leadMinutes: 120 }, { leadMinutes: 1440 }]);
  });

  it('without an hour are of nine in the morning', async () => {
    await make('appointments', { reason: 'ביקורת', date: '2026-11-24', petIds: [petId] });
    await ringAt(new Date('2026-11-23T06:59:59Z'));
    expect((await list()).total).toBe(0);
    await ringAt(new Date('2026-11-23T07:00:00Z'));
    expect((await list()).notifications).toMatchObject([{ isDay: true, leadMinutes: 1440 }]);
  });

  it('are announced once for a vaccine, before its longest dose expires', async () => {
    const rabies = { type: 'vaccination', description: 'כלבת' };
    const longer = { ...rabies, date: '2023-12-22', validUntil: '2026-12-22' };
    const { id } = await make('medical-records', { ...longer, description: 'Rabies booster' });
    await make('medical-records', { ...rabies, date: '2025-12-01', validUntil: '2026-12-01' });
    const both = { ...longer, description: 'משושה וכלבת' };
    const { id: idOfBoth } = await make('medical-records', both);
    await ringAt(new Date('2026-11-22T07:00:00Z'));
    const { notifications } = await list();
    expect(notifications.map(({ thingId }: { thingId: string }) => thingId).toSorted()).toEqual(
      [id, idOfBoth].toSorted(),
    );
  });

  it('that run out are told ahead, unless a later vaccination has taken their place', async () => {
    const rabies = { type: 'vaccination', description: 'חיסון כלבת' };
    const { id } = await make('medical-records', { ...rabies, date: '2024-12-22', validUntil: '2026-12-22' });
    await make('medical-records', { ...rabies, description: 'משושה', date: '2025-12-22', validUntil: '2026-12-22' });
    await make('medical-records', { ...rabies, description: 'משושה.', date: '2026-11-20', validUntil: '2027-11-20' });
    await ringAt(new Date('2026-11-22T07:00:00Z'));
    expect((await list()).notifications).toMatchObject([
      { kind: 'record', noun: 'medicalRecords', thingId: id, title: 'חיסון כלבת', isDay: true, leadMinutes: 43_200 },
    ]);
  });
});

describe('The due queue', () => {
  it('is planned anew from the rows where it was lost, and what is right stays', async () => {
    const [lost, moved, right] = [
      await make('reminders', pill),
      await make('reminders', pill),
      await make('reminders', pill),
    ];
    await app.db.deleteFrom('dueQueue').where('thingId', '=', lost.id).execute();
    await app.db.updateTable('dueQueue').set({ dueAt: start }).where('thingId', '=', moved.id).execute();
    await app.db.updateTable('dueQueue').set({ lead: 0 }).where('thingId', '=', right.id).execute();
    const { rows } = await acrossHomes(() =>
      sql<{ wrong: number }>`select rebuild_due_queue() as wrong`.execute(app.db),
    );
    expect(Number(rows[0]?.wrong)).toBe(2);
    const rings = await app.db
      .selectFrom('dueQueue')
      .select(['thingId', 'dueAt', 'lead'])
      .where('householdId', '=', dana.householdId)
      .execute();
    expect(rings.map(({ dueAt }) => dueAt.toISOString())).toEqual(Array(3).fill(pill.date));
    expect(rings.find(({ thingId }) => thingId === right.id)?.lead).toBe(0);
  });
});

describe('A notification that fails', () => {
  /** Looks at what is due as always, but has no words for one of them; answers what was said of it. */
  async function ringWithout(untold: string) {
    const errors: unknown[] = [];
    const ctx = {
      ...app.services,
      db: app.db,
      clock: () => app.clock.now,
      log: { error: (...line: unknown[]) => void errors.push(line) },
    };
    const broken = dueList.map(({ noun, kind, area, facts }) => ({
      noun,
      kind,
      area,
      facts: async (db: Db, places: readonly Place[]) => {
        if (places.some(({ id }) => id === untold)) throw new Error('no words for it');
        return facts(db, places);
      },
    }));
    await notifyDue(ctx, broken);
    return errors;
  }

  it('keeps none of the others, and comes again', async () => {
    const ids: string[] = [];
    for (const n of [1, 2, 3]) ids.push((await make('reminders', { ...pill, title: `כדור ${n}` })).id);
    app.clock.now = at('08:00:00');
    expect(await ringWithout(ids[1]!)).toHaveLength(1);
    expect((await titles()).toSorted()).toEqual(['כדור 1', 'כדור 3']);
    await ringAt(at('08:09:59'));
    expect((await list()).total).toBe(2);
    await ringAt(at('08:10:00'));
    expect((await list()).notifications[0]).toMatchObject({ title: 'כדור 2', isLate: true });
  });

  it('leaves what is of several pets of another home one line', async () => {
    const { id } = await make('reminders', pill);
    const yael = await givenOwner(app);
    const [mitzi, kuki] = [await givenPet(app, yael), await givenPet(app, yael)];
    await make('reminders', { ...pill, petId: mitzi.id, petIds: [mitzi.id, kuki.id] }, yael);
    app.clock.now = at('08:00:00');
    expect(await ringWithout(id)).toHaveLength(1);
    const { notifications } = await list(yael);
    expect(notifications).toHaveLength(1);
    expect(notifications[0].petNames).toHaveLength(2);
  });
});

describe('A pet that goes to another home', () => {
  it('takes along what is to be told, and not what was', async () => {
    const yael = await givenOwner(app);
    await make('reminders', pill);
    await make('reminders', { title: 'אחר כך', date: '2026-11-21T10:00:00.000Z', time: '12:00' });
    await ringAt(at('08:00:00'));
    expect((await list()).total).toBe(1);
    await app.db
      .transaction()
      .execute((db) =>
        movePet(db, { petId, from: dana.householdId, to: yael.householdId, clock: () => app.clock.now }),
      );
    await ringAt(at('09:00:00'));
    expect((await list(yael)).total).toBe(0);
    await ringAt(at('10:00:00'));
    expect(await titles(yael)).toEqual(['אחר כך']);
    expect((await list()).total).toBe(0);
    const left = await app.db.selectFrom('notifications').select('id').where('userId', '=', dana.id).execute();
    expect(left).toEqual([]);
  });
});

describe('Two processes', () => {
  it('that look at the same time tell each thing once', async () => {
    const there = await app.another();
    for (let n = 0; n < 30; n += 1) await make('reminders', { ...pill, title: `כדור ${n}` });
    app.clock.now = at('08:00:00');
    await Promise.all([app.ring(), there.ring(), app.ring(), there.ring()]);
    expect((await list()).total).toBe(30);
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from pgboss.job where name = 'notifications.mail' and data->>'userId' = ${dana.id}`.execute(
      app.db,
    );
    expect(rows[0]?.n).toBe(1);
  });
});
