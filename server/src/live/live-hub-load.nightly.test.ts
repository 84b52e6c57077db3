import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../testing/app.ts';
import { openEvents } from '../testing/fakes/event-stream-client.ts';
import { givenOwner, givenPet, type Owner } from '../testing/fixtures/given.ts';
import { givenCoOwner } from '../testing/fixtures/given-people.ts';

let app: TestApp;
/** Another process of the site. */
let there: TestApp;
let port: number;
let portThere: number;
let dana: Owner;
let petId: string;
beforeAll(async () => {
  app = await testApp();
  there = await app.another();
  [port, portThere] = [await app.listen(), await there.listen()];
});
beforeEach(async () => {
  dana = await givenOwner(app);
  petId = (await givenPet(app, dana)).id;
});

const opened: Awaited<ReturnType<typeof openEvents>>[] = [];
afterEach(async () => void (await Promise.all(opened.splice(0).map((stream) => stream.cut()))));
async function open(as: Owner, since?: string, at = port) {
  const stream = await openEvents(at, as.token, { ...(since !== undefined && { since }) });
  opened.push(stream);
  await stream.ready();
  return stream;
}

const food = { description: 'שק מזון', amount: 289.9, category: 'food', date: '2026-11-20' };
async function addExpense(as: Owner, of: string, by: TestApp): Promise<string> {
  const { status, body } = await by.call('POST', '/api/expenses', { as, body: { ...food, petId: of } });
  expect(status).toBe(201);
  return body.expense.id;
}
const idsIn = (changes: readonly { id: string }[]) => changes.map(({ id }) => id);

describe('A stream under load', () => {
  it('that is opened and cut all the time, while much is written in both processes, tells everything once', async () => {
    const yoav = await givenCoOwner(app, dana);
    const writers = [
      [dana, app],
      [yoav, there],
    ] as const;
    let { cursor } = (await app.call('GET', '/api/changes', { as: dana })).body as { cursor: string | undefined };
    const done = new AbortController();
    const writing = Promise.all(
      writers.flatMap(([as, by]) =>
        Array.from({ length: 4 }, async () => {
          const ids: string[] = [];
          for (let i = 0; i < 12; i++) ids.push(await addExpense(as, petId, by));
          return ids;
        }),
      ),
    ).finally(() => done.abort());
    const told: string[] = [];
    const start = cursor;
    for (let turn = 0; !done.signal.aborted; turn++) {
      const stream = await open(dana, cursor, turn % 2 ? port : portThere);
      await sleep(20 + 40 * Math.random());
      await stream.cut();
      told.push(...idsIn(stream.changes()));
      cursor = stream.cursor();
    }
    const written = await writing;
    const last = await open(dana, cursor);
    told.push(...idsIn(last.changes()));
    expect(told.toSorted()).toEqual(written.flat().toSorted());
    const { body } = await app.call('GET', `/api/changes?since=${start}&limit=500`, { as: dana });
    expect(told).toEqual(idsIn(body.changes));
    for (const ids of written) expect(told.filter((id) => ids.includes(id))).toEqual(ids);
  });

  it('is not the only one: two hundred writes at once are told to many, each once and in one order', async () => {
    const yoav = await givenCoOwner(app, dana);
    const streams = await Promise.all([
      ...Array.from({ length: 8 }, () => open(dana)),
      ...Array.from({ length: 8 }, () => open(yoav, undefined, portThere)),
    ]);
    const began = performance.now();
    const ids = await Promise.all(
      Array.from({ length: 200 }, (_, i) => addExpense(i % 2 ? dana : yoav, petId, i % 3 ? app : there)),
    );
    for (const stream of streams) await stream.until(() => stream.changes().length >= 200);
    const [first] = streams;
    expect(idsIn(first!.changes()).toSorted()).toEqual(ids.toSorted());
    for (const stream of streams) expect(stream.changes()).toEqual(first!.changes());
    // Gathered by each of two processes for 30 ms, after the one that says that it is ready, and not one by one.
    expect(first!.events.length).toBeLessThan(3 + (2 * (performance.now() - began)) / 30);
  });
});
