import { dayOf } from '@tzemed/contract/dates/days';
import { changeRetentionDays } from '@tzemed/contract/items/changes';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../lib/ids.ts';
import { type Answer, testApp } from '../testing/app.ts';
import { givenOwner, givenPet, type Owner } from '../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../testing/fixtures/given-people.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { day, later } from '../testing/fixtures/sign-up.ts';
import { openCursor, sealCursor } from './feed-cursor.ts';
import * as lines from './change-feed-rows.ts';
import { sweepChanges } from './sweep-changes.ts';

const app = await testApp();
const { db } = app;
const began = app.clock.now;
let dana: Owner;
let petId: string;
beforeEach(async () => {
  app.clock.now = began;
  dana = await givenOwner(app);
  petId = (await givenPet(app, dana)).id;
});

type Method = 'POST' | 'PUT' | 'DELETE' | 'PATCH';
const call = async (method: Method, path: string, body?: object, as = dana) => {
  const answer = await app.call(method, `/api${path}`, { as, ...(body && { body }) });
  expect([path, answer.status]).toEqual([path, expect.toSatisfy((status: number) => status < 300)]);
  return answer.body;
};
const food = { description: 'שק מזון', amount: 289.9, category: 'food', date: '2026-11-20' };
const addExpense = async (of = petId, as = dana): Promise<string> =>
  (await call('POST', '/expenses', { ...food, petId: of }, as)).expense.id;
const addReminder = async (): Promise<string> =>
  (await call('POST', '/reminders', { petId, title: 'כדור', date: '2026-12-01T07:00:00Z', time: '09:00' })).reminder.id;

const ask = (as: Owner, query: Record<string, string> = {}): Promise<Answer> =>
  app.call('GET', `/api/changes?${new URLSearchParams(query)}`, { as });
const now = async (as: Owner): Promise<string> => (await ask(as)).body.cursor;
const since = async (as: Owner, cursor: string) => {
  const { status, body } = await ask(as, { since: cursor });
  expect([status, body.hasMore]).toEqual([200, false]);
  return body.changes.map(({ noun, id, petId, what }: Record<string, string>) => [noun, what, id, petId]);
};

describe('A change in a household', () => {
  it('is told to each person as to all of them together, and leaves the place of a guest where it hides from them', async () => {
    const other = (await givenPet(app, dana, { name: 'מיצי' })).id;
    const [yoav, sees, hardly] = [
      await givenCoOwner(app, dana),
      await givenGuest(app, dana, petId, { expenses: 'edit', reminders: 'view' }),
      await givenGuest(app, dana, petId),
    ];
    const both = await givenGuest(app, dana, other, { expenses: 'view' });
    for (const pet of [petId, other]) await addExpense(pet, yoav);
    await addExpense(petId, sees);
    await addReminder();
    // Vets have no pet.
    await call('POST', '/vets', { name: 'ד״ר לוי' });
    await call('PUT', `/pets/${petId}/share/${hardly.shareId}`, {
      permissions: { profile: 'view', medicalRecords: 'view', reminders: 'none', expenses: 'none' },
    });
    await call('DELETE', `/pets/${other}/share/${both.shareId}`);
    await call('DELETE', `/pets/${petId}`);
    await call('POST', `/pets/${petId}/restore`);
    const start = { [dana.householdId]: 0 };
    const today = dayOf(new Date());
    const last = (await lines.lastOf(db, [dana.householdId]))[dana.householdId]!;
    const told = new Map<number, readonly lines.Recipient[]>();
    for (let number = 1; number <= last; number++)
      told.set(number, await lines.listRecipients(db, today, { [dana.householdId]: number - 1 }));
    for (const { id } of [dana, yoav, sees, hardly, both]) {
      const own = await lines.list(db, { userId: id, today }, start, 1000);
      for (const [number, recipients] of told) {
        const nouns = recipients.filter(({ userId }) => userId === id).map(({ noun }) => noun);
        const listed = own.filter((line) => line.number >= number).map(({ noun }) => noun);
        expect(new Set(nouns)).toEqual(new Set(listed));
      }
      const heard = own.map(({ number }) => number);
      expect((await lines.list(db, { userId: id, today }, start, 2)).map(({ number }) => number)).toEqual(
        heard.slice(0, 2),
      );
      const [place] = await lines.positionsOf(db, { userId: id, today }, [dana.householdId]);
      const ofGuest = id === both.id ? undefined : heard.at(-1);
      expect(place?.number).toBe(id === dana.id || id === yoav.id ? place?.last : ofGuest);
    }
  });

  it('is told with who did it, and when', async () => {
    const yoav = await givenCoOwner(app, dana);
    const cursor = await now(dana);
    const id = await addExpense(petId, yoav);
    const { body } = await ask(dana, { since: cursor });
    expect(body).toEqual({
      changes: [{ noun: 'expenses', id, petId, what: 'made', who: yoav.id, at: expect.any(String) }],
      cursor: expect.any(String),
      hasMore: false,
    });
    expect(Math.abs(Date.now() - Date.parse(body.changes[0].at))).toBeLessThan(60_000);
  });

  it('is told of all nouns and of all that is done to them', async () => {
    const other = (await givenPet(app, dana, { name: 'מיצי' })).id;
    const cursor = await now(dana);
    const id = await addExpense();
    await call('PUT', `/expenses/${id}`, { ...food, amount: 300, petId });
    await call('DELETE', `/expenses/${id}`);
    await call('POST', `/expenses/${id}/restore`);
    await call('PUT', `/expenses/${id}`, { ...food, petId: other });
    const record = await call('POST', '/medical-records', {
      petId,
      type: 'checkup',
      date: '2026-11-20',
      description: 'בדיקה',
    });
    const reminderId = await addReminder();
    await call('PATCH', `/reminders/${reminderId}/complete`);
    await call('PATCH', `/pets/${petId}/archive`, { archived: true });
    await call('DELETE', `/pets/${petId}`);
    await call('POST', `/pets/${petId}/restore`);
    expect(await since(dana, cursor)).toEqual([
      ['expenses', 'made', id, petId],
      ['expenses', 'changed', id, petId],
      ['expenses', 'removed', id, petId],
      ['expenses', 'restored', id, petId],
      ['expenses', 'removed', id, petId],
      ['expenses', 'made', id, other],
      ['medicalRecords', 'made', record.record.id, petId],
      ['reminders', 'made', reminderId, petId],
      ['reminders', 'changed', reminderId, petId],
      ['pets', 'changed', petId, petId],
      ['pets', 'removed', petId, petId],
      ['pets', 'restored', petId, petId],
    ]);
  });

  it('is not told where nothing was done: refused, taken back, of no interest, or gone with its home', async () => {
    const id = await addExpense();
    const cursor = await now(dana);
    const refused = await app.call('POST', '/api/expenses', { as: dana, body: { ...food, amount: -1, petId } });
    expect(refused.status).toBe(422);
    const takenBack = db.transaction().execute(async (tx) => {
      await tx.updateTable('expenses').set({ amount: 1 }).where('householdId', '=', dana.householdId).execute();
      throw new Error('taken back');
    });
    await expect(takenBack).rejects.toThrow('taken back');
    const own = db.updateTable('expenses').where('householdId', '=', dana.householdId).where('id', '=', id);
    await own.set({ description: food.description }).execute();
    expect(await since(dana, cursor)).toEqual([]);
    await db.deleteFrom('households').where('householdId', '=', dana.householdId).execute();
    for (const table of ['changes', 'changeCounters'] as const)
      expect(await db.selectFrom(table).selectAll().where('householdId', '=', dana.householdId).execute()).toEqual([]);
  });

  it('is told of what goes for good, while the home stands', async () => {
    const id = await addExpense();
    const cursor = await now(dana);
    await db.deleteFrom('pets').where('householdId', '=', dana.householdId).where('id', '=', petId).execute();
    expect((await since(dana, cursor)).toSorted()).toEqual([
      ['expenses', 'removed', id, petId],
      ['pets', 'removed', petId, petId],
    ]);
  });
});

describe('Recipients of changes', () => {
  it('an owner of several homes of all of them, a guest of what they may see of the pets that are shared', async () => {
    const other = (await givenPet(app, dana, { name: 'מיצי' })).id;
    const yoav = await givenCoOwner(app, dana);
    const noa = await givenGuest(app, dana, petId, { expenses: 'view' });
    const stranger = await givenOwner(app, 'זר');
    const people = [yoav, noa, stranger];
    const cursors = await Promise.all(people.map(now));
    const seen = await addExpense();
    const hidden = await addReminder();
    const elsewhere = await addExpense(other);
    const ofYoav = (await givenPet(app, yoav, { name: 'קוקי' })).id;
    await call('PUT', `/expenses/${seen}`, { ...food, petId: other });
    await call('DELETE', `/pets/${petId}`);

    const heard = await Promise.all(people.map((one, at) => since(one, cursors[at]!)));
    expect(heard[0]).toHaveLength(7);
    expect(heard[0]).toEqual(
      expect.arrayContaining([
        ['pets', 'made', ofYoav, ofYoav],
        ['reminders', 'made', hidden, petId],
        ['expenses', 'made', elsewhere, other],
      ]),
    );
    expect(heard[1]).toEqual([
      ['expenses', 'made', seen, petId],
      ['expenses', 'removed', seen, petId],
      ['pets', 'removed', petId, petId],
    ]);
    expect(heard[2]).toEqual([]);
  });

  it('a guest of no more from the moment on that the share has ended, but of that', async () => {
    const other = (await givenPet(app, dana, { name: 'מיצי' })).id;
    const noa = await givenGuest(app, dana, petId, { expenses: 'edit' });
    const cursor = await now(noa);
    await addExpense();
    const shares = db.updateTable('shares').where('householdId', '=', dana.householdId).where('id', '=', noa.shareId);
    await shares.set({ expenses: 'none', updatedBy: dana.id }).execute();
    await addExpense();
    expect(await since(noa, cursor)).toEqual([['sharing', 'changed', noa.shareId, petId]]);
    await shares.set({ petId: other }).execute();
    await shares.set({ petId, endedAt: app.clock.now, endedBy: dana.id }).execute();
    // The household shares nothing with this guest any more.
    expect((await ask(noa, { since: cursor })).body.error).toBe('loadAnew');
  });

  it('a guest notices nothing of what they may not see, by their cursor either', async () => {
    const noa = await givenGuest(app, dana, petId, { expenses: 'view' });
    const before = await ask(noa);
    await addReminder();
    await givenPet(app, dana);
    expect((await ask(noa)).body).toEqual(before.body);
    expect((await ask(noa, { since: before.body.cursor })).body).toEqual(before.body);
    await addExpense();
    expect((await ask(noa)).body).not.toEqual(before.body);
  });
});

describe('A cursor', () => {
  const refused = async (as: Owner, cursor: string) => {
    const { status, body } = await ask(as, { since: cursor });
    return [status, body.error, body.errors];
  };
  const anew = [410, 'loadAnew', undefined];

  it('leads through pages of any size, to every change once', async () => {
    const cursor = await now(dana);
    const ids = [];
    for (let i = 0; i < 7; i++) ids.push(await addExpense());
    for (const limit of [1, 2, 3, 7, 500]) {
      const told: string[] = [];
      let [at, hasMore] = [cursor, true];
      for (let pages = 0; hasMore; pages++) {
        expect(pages).toBeLessThan(8);
        const { body } = await ask(dana, { since: at, limit: String(limit) });
        told.push(...body.changes.map(({ id }: { id: string }) => id));
        ({ cursor: at, hasMore } = body);
      }
      expect(told).toEqual(ids);
    }
  });

  it('that is none, or was changed, is refused at its field', async () => {
    const cursor = await now(dana);
    const foreign = sealCursor(
      { ...app.services.secrets, tokenKeys: [new Uint8Array(32).fill(7)] },
      { day: 0, homes: {}, marks: {} },
    );
    const turned = `${cursor.slice(0, -4)}${cursor.slice(-4) === 'AAAA' ? 'BBBB' : 'AAAA'}`;
    for (const bad of ['x', '1', '{}', '\u0000', 'א'.repeat(30), cursor.slice(0, -2), turned, foreign])
      expect([bad, await refused(dana, bad)]).toEqual([bad, [422, 'validation', { since: 'ערך סינון לא תקין' }]]);
    for (const limit of ['0', '501', 'x']) expect((await ask(dana, { limit })).status).toBe(422);
  });

  it('is refused with loadAnew if it is of another household, or of fewer or more households than are in scope', async () => {
    const stranger = await givenOwner(app);
    expect(await refused(stranger, await now(dana))).toEqual(anew);
    const cursor = await now(stranger);
    await db.insertInto('memberships').values({ userId: stranger.id, householdId: dana.householdId }).execute();
    await app.services.sessions.forget(stranger.id);
    // A `memberships` row alone gives no access.
    expect((await ask(stranger, { since: cursor })).status).toBe(200);
    const member = { householdId: dana.householdId, userId: stranger.id, joinedAt: app.clock.now };
    await db.insertInto('householdMembers').values(member).execute();
    expect(await refused(stranger, cursor)).toEqual(anew);
    const both = await now(stranger);
    await db
      .deleteFrom('householdMembers')
      .where('householdId', '=', dana.householdId)
      .where('userId', '=', stranger.id)
      .execute();
    expect(await refused(stranger, both)).toEqual(anew);
  });

  describe('from before the restore of an older backup', () => {
    /** Leaves the changes of the household as a backup has them that was made at this number. */
    async function restoreTo(last: number) {
      const householdId = dana.householdId;
      await db.deleteFrom('changes').where('householdId', '=', householdId).where('number', '>', last).execute();
      await db.updateTable('changeCounters').set({ last }).where('householdId', '=', householdId).execute();
    }
    const last = async () => (await lines.lastOf(db, [dana.householdId]))[dana.householdId]!;

    it('is refused with loadAnew while its number is ahead, and when others have taken its number', async () => {
      const [backup, before] = [await last(), await now(dana)];
      for (let nth = 0; nth < 3; nth++) await addExpense();
      const cursor = await now(dana);
      expect(await since(dana, cursor)).toEqual([]);
      await restoreTo(backup);
      expect(await refused(dana, cursor)).toEqual(anew);
      const ids: string[] = [];
      for (let nth = 0; nth < 5; nth++) {
        ids.push(await addExpense());
        expect([nth, ...(await refused(dana, cursor))]).toEqual([nth, ...anew]);
      }
      // A reader who stands where the backup was made hears all of it.
      expect((await since(dana, before)).map((line: unknown[]) => line[2])).toEqual(ids);
      expect(await since(dana, await now(dana))).toEqual([]);
    });

    it('is refused with loadAnew on any page, and to a guest too', async () => {
      const noa = await givenGuest(app, dana, petId, { expenses: 'view' });
      const [backup, ofGuest] = [await last(), await now(noa)];
      for (let nth = 0; nth < 3; nth++) await addExpense();
      const page = (await ask(noa, { since: ofGuest, limit: '2' })).body;
      expect(page).toMatchObject({ hasMore: true, changes: [{}, {}] });
      await restoreTo(backup);
      for (let nth = 0; nth < 4; nth++) await addExpense();
      expect(await refused(noa, page.cursor)).toEqual(anew);
      expect(await since(noa, ofGuest)).toHaveLength(4);
    });

    it('is refused with loadAnew if an earlier version sealed it', async () => {
      const { homes, day } = openCursor(app.services.secrets, await now(dana))!;
      const plain = { day, homes } as Parameters<typeof sealCursor>[1];
      expect(await refused(dana, sealCursor(app.services.secrets, { ...plain, marks: {} }))).toEqual(anew);
    });
  });

  it('of a quiet household stays good when the changes up to it are swept', async () => {
    const householdId = dana.householdId;
    const old = new Date(Date.now() - 31 * day);
    await db.updateTable('changes').set({ at: old }).where('householdId', '=', householdId).execute();
    app.clock.now = new Date();
    await signedInFor(dana);
    const cursor = await now(dana);
    await db.deleteFrom('changes').where('householdId', '=', householdId).execute();
    expect(await since(dana, cursor)).toEqual([]);
    const id = await addExpense();
    expect(await since(dana, cursor)).toEqual([['expenses', 'made', id, petId]]);
  });

  it('is good for thirty days, and what it can ask for is kept as long', async () => {
    const real = new Date();
    app.clock.now = real;
    const [ofToday, id] = [await now(await signedIn()), await addExpense()];
    await sweepIn(changeRetentionDays);
    later(app, changeRetentionDays * day);
    expect(await since(await signedIn(), ofToday)).toEqual([['expenses', 'made', id, petId]]);
    later(app, day);
    expect(await refused(await signedIn(), ofToday)).toEqual(anew);
    await sweepIn(changeRetentionDays + 3);
    const left = db.selectFrom('changes').select('id').where('householdId', '=', dana.householdId);
    expect(await left.execute()).toEqual([]);
    expect(await since(await signedIn(), await now(dana))).toEqual([]);

    function sweepIn(days: number) {
      return sweepChanges({ db, log: quietLog, clock: () => new Date(real.getTime() + days * day) });
    }
    async function signedIn() {
      await signedInFor(dana);
      return dana;
    }
  });

  /** Extends the session of a user, which would be over by the clock. */
  async function signedInFor({ id }: Owner) {
    await sql`update sessions set ends_at = ${app.clock.now}::timestamptz + interval '1 day', last_used_at = ${app.clock.now}
      where user_id = ${id}`.execute(db);
    await app.services.sessions.forget(id);
  }
});

it('Many homes are swept, each of its own', async () => {
  const others = Array.from({ length: 450 }, newId);
  await db
    .insertInto('households')
    .values(others.map((householdId) => ({ householdId, createdAt: began })))
    .execute();
  await db
    .insertInto('changeCounters')
    .values(others.map((householdId) => ({ householdId })))
    .execute();
  const line = { number: 1, noun: 'pets', id: petId, what: 'made' as const, at: new Date(0) };
  await db
    .insertInto('changes')
    .values(others.map((householdId) => Object.assign({ householdId }, line)))
    .execute();
  await sweepChanges({ db, log: quietLog, clock: () => new Date() });
  const { left } = await db
    .selectFrom('changes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('householdId', 'in', others)
    .executeTakeFirstOrThrow();
  expect(left).toBe(0);
});
