import { contract } from '@tzemed/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ChangedNoun, Reactions } from '../../context.ts';
import { Refusal } from '../../lib/refusal.ts';
import { type Answer, testApp } from '../../testing/app.ts';
import { endpoints, type NamedRow } from '../../testing/matrix/endpoints.ts';
import { ask } from '../../testing/matrix/example-request.ts';
import { givenOwner, givenPet } from '../../testing/fixtures/given.ts';
import { rowsOf } from '../../testing/database/account-rows.ts';
import {
  type AccountWithEverything,
  accountWithEverything,
  thingAt,
  worked,
} from '../../testing/matrix/account-with-everything.ts';

const rabies = { type: 'vaccination', description: 'חיסון כלבת', date: '2026-11-19' };

it('A change of one resource and its effect on another happen in one transaction, or neither happens', async () => {
  const told: unknown[] = [];
  let isRefusing = false;
  const app = await testApp({}, undefined, {
    'medicalRecords.saved': [
      async (ctx, { id, description, petId }) => {
        told.push(['saved', id, description]);
        await ctx.db
          .updateTable('pets')
          .set({ notes: description })
          .where('householdId', '=', owner.householdId)
          .where('id', '=', petId)
          .execute();
        if (isRefusing) throw new Refusal(409, 'conflict');
      },
    ],
    'medicalRecords.removed': [async (_ctx, { id, petId }) => void told.push(['removed', id, petId])],
    'medicalRecords.restored': [async (_ctx, { id, description }) => void told.push(['restored', id, description])],
  });
  const owner = await givenOwner(app);
  const { id: petId } = await givenPet(app, owner);
  const notes = async () => (await app.call('GET', `/api/pets/${petId}`, { as: owner })).body.pet.notes;
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    app.call(method, `/api/medical-records${path}`, {
      as: owner,
      ...(body && { body: { ...rabies, petId, ...body } }),
    });

  const { id } = (await call('POST', '', {})).body.record;
  expect(await notes()).toBe('חיסון כלבת');
  isRefusing = true;
  expect((await call('PUT', `/${id}`, { description: 'אחר' })).status).toBe(409);
  expect((await call('POST', '', { description: 'שני' })).status).toBe(409);
  expect(await notes()).toBe('חיסון כלבת');
  const list = await app.call('GET', '/api/medical-records', { as: owner });
  expect(list.body.records.map(({ description }: { description: string }) => description)).toEqual(['חיסון כלבת']);

  told.length = 0;
  await call('DELETE', `/${id}`);
  await call('POST', `/${id}/restore`);
  expect(told).toEqual([
    ['removed', id, petId],
    ['restored', id, 'חיסון כלבת'],
  ]);
});

describe('A change is told to what depends on it', async () => {
  // Reacts to every event name.
  const told: [string, object][] = [];
  let maxTold = Infinity;
  const everyReaction = new Proxy<Reactions>(
    {},
    {
      get: (_none, name: string) => [
        async (_ctx: unknown, thing: object) => {
          told.push([name, thing]);
          if (told.length > maxTold) throw new Refusal(409, 'conflict');
        },
      ],
    },
  );
  const app = await testApp({}, undefined, everyReaction);
  const askOwn = (owner: AccountWithEverything, row: NamedRow) =>
    ask(app, owner, row, { text: owner.mark, id: (place) => thingAt(owner.things, row, place) });

  /** True for calls on attachments, comments and entries, which do not change the item they belong to. */
  const isBeside = (path: string) => /\/:id\/(attachments|document|receipt|comments|entries)(\/|$)/.test(path);
  const isChanged = (calls: object) => 'restore' in calls && 'update' in calls;
  const changes = endpoints.filter(
    ([name, { method, path }]) =>
      method !== 'GET' && isChanged(contract[name.split('.')[0] as ChangedNoun]) && !isBeside(path),
  );
  /** Reported item, encoded like a reply of the API. */
  const answered = ([name, thing]: [string, object]) => {
    const [noun, what] = name.split('.') as [ChangedNoun, string];
    if (what === 'removed') return [name, thing];
    const { reply } = contract[noun].get;
    const [one] = Object.keys(reply.shape) as [string];
    return [name, (z.encode(reply, { [one]: thing } as never) as Record<string, object>)[one]];
  };

  it.each(changes)('%s reports each item of its response once', async (...row) => {
    const owner = await accountWithEverything(app, row, { isWhole: false });
    told.length = 0;
    const { body } = worked(row, await askOwn(owner, row));
    const [noun] = row[0].split('.') as [ChangedNoun, string];
    const id = owner.things[`${noun}.create`];
    const { access } = row[1];
    const isOfHome = typeof access === 'object' && access.of === 'home';
    const petId = isOfHome ? undefined : owner.things['pets.create'];
    const expected =
      row[1].reply === undefined
        ? [['removed', { id, petId }]]
        : Object.values(body)
            .flat()
            .filter((thing) => thing !== null)
            .map((thing) => [row[1].path.endsWith('/restore') ? 'restored' : 'saved', thing]);
    expect(expected.length).toBeGreaterThan(0);
    // A dose plans its course again, which says so too.
    const toldOf = told.filter(([name]) => name.startsWith(`${noun}.`));
    expect(toldOf.map(answered)).toEqual(expected.map(([what, thing]) => [`${noun}.${what}`, thing]));
  });

  /** Response when the reaction after this number of others refuses. */
  async function refusedAfter(others: number, change: () => Promise<Answer>) {
    told.length = 0;
    maxTold = others;
    const { status, body } = await change().finally(() => (maxTold = Infinity));
    return [status, body.error];
  }

  it.each(changes)('%s runs in one transaction: a refused reaction rolls it back', async (...row) => {
    const owner = await accountWithEverything(app, row, { isWhole: false });
    const before = await rowsOf(app.db, owner);
    expect(await refusedAfter(0, () => askOwn(owner, row))).toEqual([409, 'conflict']);
    expect(await rowsOf(app.db, owner)).toEqual(before);
  });

  it('completing a recurring reminder reports the completed one, then the next one; a refusal rolls back both', async () => {
    const owner = await givenOwner(app);
    const { id: petId } = await givenPet(app, owner);
    const weekly = { title: 'כדור', petId, date: '2026-11-22T07:00:00.000Z', time: '09:00', repeatInterval: 'weekly' };
    const { reminder } = (await app.call('POST', '/api/reminders', { as: owner, body: weekly })).body;
    const complete = () => app.call('PATCH', `/api/reminders/${reminder.id}/complete`, { as: owner });
    const before = await rowsOf(app.db, owner);
    expect(await refusedAfter(1, complete)).toEqual([409, 'conflict']);
    expect(await rowsOf(app.db, owner)).toEqual(before);

    told.length = 0;
    const { body } = await complete();
    expect(body.next.date).toBe('2026-11-29T07:00:00.000Z');
    expect(told.map(answered)).toEqual([
      ['reminders.saved', body.reminder],
      ['reminders.saved', body.next],
    ]);
  });
});
