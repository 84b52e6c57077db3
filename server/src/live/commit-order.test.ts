import { setTimeout as sleep } from 'node:timers/promises';
import { fc } from '@tzemed/contract/testing/fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { transact } from '../db/client.ts';
import { newId } from '../lib/ids.ts';
import { testApp } from '../testing/app.ts';
import { givenOwner, givenPet, type Owner, writtenBy } from '../testing/fixtures/given.ts';
import { givenCoOwner } from '../testing/fixtures/given-people.ts';

const app = await testApp();
const there = await app.another();
const { db } = app;

const verbs = ['make', 'edit', 'move', 'remove', 'restore', 'many', 'takenBack'] as const;
type Step = { readonly verb: (typeof verbs)[number]; readonly of: number };
const scripts = fc.array(
  fc.array(fc.record({ verb: fc.constantFrom(...verbs), of: fc.nat(20) }), { minLength: 12, maxLength: 25 }),
  { minLength: 4, maxLength: 6 },
);

const food = { description: 'שק מזון', amount: 289.9, category: 'food', date: '2026-11-20' };
type Told = readonly [what: string, id: string, petId: string];
/** Write between two moments, and the changes that it must report. */
type Done = { readonly began: number; readonly ended: number; readonly lines: readonly Told[] };
type Thing = { readonly id: string; petId: string; isThere: boolean };

/** Person who makes consecutive changes to items of their own. */
function writer(as: Owner, by: typeof app, pets: readonly [string, string], done: Done[]) {
  const things: Thing[] = [];
  const ask = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const answer = await by.call(method, `/api/expenses${path}`, { as, ...(body && { body }) });
    expect(answer.status).toBeLessThan(300);
    return answer.body;
  };
  const added = (id: string): Told => {
    things.push({ id, petId: pets[0], isThere: true });
    return ['made', id, pets[0]];
  };
  const insert = (in_: typeof db, id: string) =>
    in_
      .insertInto('expenses')
      .values({
        id,
        householdId: as.householdId,
        petId: pets[0],
        description: food.description,
        amount: 100,
        category: 'food',
        date: food.date,
        ...writtenBy(as, app.clock.now),
      })
      .execute();
  /** Several rows of one transaction, which takes its time. */
  const insertMany = (ids: readonly string[]) =>
    transact({ db: by.db }, async (ctx) => {
      for (const id of ids) {
        await insert(ctx.db, id);
        await sleep(Math.random() * 4);
      }
    });

  async function change({ verb, of }: Step): Promise<readonly Told[]> {
    const some = things.filter(({ isThere }) => isThere === (verb !== 'restore'));
    const thing = some[of % some.length];
    if (verb === 'many') {
      const ids = Array.from({ length: 1 + (of % 6) }, newId);
      await insertMany(ids);
      return ids.map(added);
    }
    if (verb === 'takenBack') {
      const failing = transact({ db: by.db }, async (ctx) => {
        await insert(ctx.db, newId());
        await sql`set constraints all immediate`.execute(ctx.db);
        throw new Error('taken back');
      });
      await expect(failing).rejects.toThrow('taken back');
      return [];
    }
    if (verb === 'make' || !thing) return [added((await ask('POST', '', { ...food, petId: pets[0] })).expense.id)];
    const { id, petId } = thing;
    if (verb === 'edit') {
      await ask('PUT', `/${id}`, { ...food, petId });
      return [['changed', id, petId]];
    }
    if (verb === 'move') {
      const other = pets.find((pet) => pet !== petId)!;
      await ask('PUT', `/${id}`, { ...food, petId: other });
      thing.petId = other;
      return [
        ['removed', id, petId],
        ['made', id, other],
      ];
    }
    await (verb === 'remove' ? ask('DELETE', `/${id}`) : ask('POST', `/${id}/restore`));
    thing.isThere = verb === 'restore';
    return [[verb === 'remove' ? 'removed' : 'restored', id, petId]];
  }

  return async (script: readonly Step[]) => {
    for (const step of script) {
      const began = performance.now();
      const lines = await change(step);
      done.push({ began, ended: performance.now(), lines });
    }
  };
}

it('A reader during many writes sees every commit once, in commit order', async () => {
  const dana = await givenOwner(app);
  const yoav = await givenCoOwner(app, dana);
  const pets = [(await givenPet(app, dana)).id, (await givenPet(app, dana)).id] as const;
  const atHome = { ...yoav, householdId: dana.householdId };

  const read = async (since: string, limit: number) =>
    (await app.call('GET', `/api/changes?${new URLSearchParams({ since, limit: String(limit) })}`, { as: dana })).body;

  await fc.assert(
    fc.asyncProperty(scripts, fc.integer({ min: 1, max: 9 }), async (all, limit) => {
      let { cursor } = (await app.call('GET', '/api/changes', { as: dana })).body as { cursor: string };
      const done: Done[] = [];
      const end = new AbortController();
      const writing = Promise.all(
        all.map((script, at) => writer(at % 2 ? atHome : dana, at % 3 ? app : there, pets, done)(script)),
      ).finally(() => end.abort());
      const told: Told[] = [];
      for (let isLast = false, hasMore = true; !isLast || hasMore;) {
        isLast = end.signal.aborted;
        const page = await read(cursor, limit);
        ({ cursor, hasMore } = page);
        for (const { what, id, petId } of page.changes) told.push([what, id, petId]);
      }
      await writing;

      const nameOf = (line: Told) => line.join(' ');
      expect(told.map(nameOf).toSorted()).toEqual(done.flatMap(({ lines }) => lines.map(nameOf)).toSorted());
      // Changes of one item keep their order; across items, none comes before a change that had ended by then.
      const queues = Map.groupBy(
        done.flatMap(({ began, ended, lines }) => lines.map((line) => ({ began, ended, line: nameOf(line) }))),
        ({ line }) => line,
      );
      let latest = -Infinity;
      for (const line of told.map(nameOf)) {
        const { began, ended } = queues.get(line)!.shift()!;
        expect(ended).toBeGreaterThanOrEqual(latest);
        latest = Math.max(latest, began);
      }
    }),
    { numRuns: 3, endOnFailure: true },
  );
});

const homeOf = async () => {
  const owner = await givenOwner(app);
  return { owner, petId: (await givenPet(app, owner)).id };
};

it('Thousands of rows of one transaction are numbered without each walking past all before it', async () => {
  // Four times as many take four times as long; where each walks past all before it, sixteen times, and minutes. Whoever
  // else works on the machine may hold up one of the rounds, and not each of them.
  const grown = async (rounds: number): Promise<number> => {
    const ratio = await growth();
    return ratio < 10 || rounds === 1 ? ratio : grown(rounds - 1);
  };
  expect(await grown(3)).toBeLessThan(10);
});

/** Duration of 4,000 rows relative to 1,000, each in a household of its own. */
async function growth() {
  const { owner, petId } = await homeOf();
  /** Milliseconds for so many rows of one transaction, until they are kept. */
  async function inserted(count: number) {
    const began = performance.now();
    await transact({ db }, async (ctx) => {
      // The test measures growth, however slow the machine is.
      await sql`set local statement_timeout = '60s'`.execute(ctx.db);
      await sql`
        insert into expenses (household_id, id, pet_id, description, amount, category, date,
          created_at, created_by, updated_at, updated_by)
        select ${owner.householdId}, gen_random_uuid(), ${petId}, 'מזון', 100, 'food', '2026-11-20', now(), ${owner.id}, now(), ${owner.id}
        from generate_series(1, ${count})`.execute(ctx.db);
      await sql`set constraints all immediate`.execute(ctx.db);
    });
    return performance.now() - began;
  }
  const few = await inserted(1000);
  const many = await inserted(4000);
  const { lines, last } = await db
    .selectFrom('changes')
    .innerJoin('changeCounters as counters', 'counters.householdId', 'changes.householdId')
    .where('changes.householdId', '=', owner.householdId)
    .select(({ fn }) => [fn.countAll<number>().as('lines'), fn.max('counters.last').as('last')])
    .executeTakeFirstOrThrow();
  expect(lines).toBe(5002);
  // The rest of the last block are gaps, fewer than there are lines.
  expect(last).toBeLessThan(2 * 5002);
  return many / few;
}

it('Writers in the same households in opposite order wait for each other, without a deadlock', async () => {
  const homes = await Promise.all([homeOf(), homeOf()]);
  const touch = (in_: typeof db, { owner, petId }: (typeof homes)[number]) =>
    in_
      .updateTable('pets')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('householdId', '=', owner.householdId)
      .where('id', '=', petId)
      .execute();
  const inBoth = (order: readonly (typeof homes)[number][]) =>
    transact({ db }, async (ctx) => {
      // Locks the households first, in the order of their keys, like every writer in several.
      await ctx.db
        .selectFrom('households')
        .select('householdId')
        .where(
          'householdId',
          'in',
          order.map(({ owner }) => owner.householdId),
        )
        .orderBy('householdId')
        .forUpdate()
        .execute();
      for (const home of order) await touch(ctx.db, home);
    });
  const [one, other] = homes;
  await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      i % 4 === 0 ? inBoth([one, other]) : i % 4 === 1 ? inBoth([other, one]) : touch(db, i % 2 ? one : other),
    ),
  );
  for (const { owner } of homes) {
    const { changed } = await db
      .selectFrom('changes')
      .where('householdId', '=', owner.householdId)
      .where('what', '=', 'changed')
      .select(({ fn }) => fn.countAll<number>().as('changed'))
      .executeTakeFirstOrThrow();
    expect(changed).toBe(30);
  }
});
