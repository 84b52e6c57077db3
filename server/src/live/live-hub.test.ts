import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBus } from '../db/connection/bus.ts';
import type { SessionUser } from '../identity/sessions/sessions.ts';
import { newId } from '../lib/ids.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { type Event, openEvents } from '../testing/fakes/event-stream-client.ts';
import { givenOwner, givenPet, type Owner } from '../testing/fixtures/given.ts';
import { givenCoOwner, givenGuest } from '../testing/fixtures/given-people.ts';
import { quietLog } from '../testing/quiet-log.ts';
import { run } from '../testing/database/database-server.ts';
import { goodPassword, signIn, signUp } from '../testing/fixtures/sign-up.ts';
import { createLive, type LiveRules } from './live-hub.ts';

let app: TestApp;
let port: number;
/** Another process of the site. */
let there: TestApp;
let portThere: number;
let dana: Owner;
let petId: string;
/** No process polls: a stream hears of changes only through notices. */
const withoutLooks = { tickMs: 3_600_000 };
beforeAll(async () => {
  app = await testApp({}, undefined, undefined, undefined, { live: withoutLooks });
  there = await app.another();
  [port, portThere] = [await app.listen(), await there.listen()];
});
beforeEach(async () => {
  dana = await givenOwner(app);
  petId = (await givenPet(app, dana)).id;
});

const opened: Awaited<ReturnType<typeof openEvents>>[] = [];
afterEach(async () => void (await Promise.all(opened.splice(0).map((stream) => stream.cut()))));
async function open(as: Owner | string, since?: string, at = port, from?: string) {
  const wanted = { ...(since !== undefined && { since }), ...(from && { from }) };
  const stream = await openEvents(at, typeof as === 'string' ? as : as.token, wanted);
  opened.push(stream);
  if (stream.status === 200) await stream.ready();
  return stream;
}

const food = { description: 'שק מזון', amount: 289.9, category: 'food', date: '2026-11-20' };
async function addExpense(as = dana, of = petId, by = app): Promise<string> {
  const { status, body } = await by.call('POST', '/api/expenses', { as, body: { ...food, petId: of } });
  expect(status).toBe(201);
  return body.expense.id;
}
const idsIn = (changes: readonly { id: string }[]) => changes.map(({ id }) => id);
const endShare = (share: string, by = app) =>
  by.db
    .updateTable('shares')
    .set({ endedAt: app.clock.now, endedBy: dana.id })
    .where('householdId', '=', dana.householdId)
    .where('id', '=', share)
    .execute();

describe('A stream', () => {
  it('is events of text that nobody on the way may keep or gather', async () => {
    const stream = await open(dana);
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(stream.headers).not.toHaveProperty('content-encoding');
    expect(stream.events).toEqual([{ event: 'ready', data: {} }]);
  });

  it.each([['here'], ['there']])('tells what another owner does %s without looking for it', async (where) => {
    const yoav = await givenCoOwner(app, dana);
    const stream = await open(dana);
    const start = stream.cursor();
    const id = await addExpense(yoav, petId, where === 'here' ? app : there);
    await stream.toldOf(id);
    expect(stream.changes()).toEqual([
      { noun: 'expenses', id, petId, what: 'made', who: yoav.id, at: expect.any(String) },
    ]);
    const listed = await app.call('GET', `/api/changes?since=${start}`, { as: dana });
    expect([listed.body.changes, listed.body.cursor]).toEqual([stream.changes(), stream.cursor()]);
  });

  it('tells a guest what they may see, and nothing else', async () => {
    const other = (await givenPet(app, dana, { name: 'מיצי' })).id;
    const noa = await givenGuest(app, dana, petId, { expenses: 'view' });
    const stream = await open(noa);
    const reminder = { petId, title: 'כדור', date: '2026-12-01T07:00:00Z', time: '09:00' };
    await app.call('POST', '/api/reminders', { as: dana, body: reminder });
    await addExpense(dana, other);
    const seen = await addExpense();
    await stream.toldOf(seen);
    expect(idsIn(stream.changes())).toEqual([seen]);
    expect(stream.events.map(({ event }) => event)).toEqual(['ready', 'changed']);
  });

  it('is refused to nobody in particular', async () => {
    const { status, refusal } = await open('');
    expect([status, refusal?.error]).toEqual([401, 'invalidToken']);
  });

  it('carries nothing of a change', async () => {
    const stream = await open(dana);
    await stream.toldOf(await addExpense());
    expect(stream.events.at(-1)).toEqual({ event: 'changed', data: {} });
  });

  it('begins, for who has no cursor yet, at the instant at which they were shown something', async () => {
    const before = await addExpense();
    await app.db
      .updateTable('changes')
      .set({ at: new Date(Date.now() - 600_000) })
      .where('householdId', '=', dana.householdId)
      .execute();
    const since = await addExpense();
    const stream = await open(dana, undefined, port, new Date().toISOString());
    expect([idsIn(stream.changes()).includes(before), idsIn(stream.changes())]).toEqual([false, [since]]);
    const later = await open(dana, undefined, port, new Date(Date.now() + 3_600_000).toISOString());
    expect(later.changes()).toEqual([]);
    const longAgo = await open(dana, undefined, port, new Date(0).toISOString());
    expect(idsIn(longAgo.changes())).toEqual(expect.arrayContaining([petId, before, since]));
  });

  it('goes on where a lost one was, and misses nothing', async () => {
    const first = await open(dana);
    const ids = [await addExpense(), await addExpense()];
    await first.toldOf(ids[1]!);
    await first.cut();
    for (let i = 0; i < 3; i++) ids.push(await addExpense());
    // The cursor of one process works in another, too.
    const second = await open(dana, first.cursor(), portThere);
    ids.push(await addExpense());
    await second.toldOf(ids.at(-1)!);
    expect(idsIn([...first.changes(), ...second.changes()])).toEqual(ids);
    expect(second.events.map(({ event }) => event)).toEqual(['ready', 'changed']);
  });
});

describe('A stream ends', () => {
  const last = ({ events }: { events: Event[] }) => events.at(-1)?.event;

  it.each([['here'], ['there']])('at once when its session is ended %s', async (where) => {
    const owner = await signUp(app);
    const other = (await signIn(app, owner.email)).body.token as string;
    const [stream, still] = [await open(owner), await open(other)];
    await (where === 'here' ? app : there).call('POST', '/api/auth/logout', { as: owner });
    await stream.over();
    expect([last(stream), still.isOver()]).toEqual(['end', false]);
  });

  it('when its session comes to its end by itself, and not when its token is renewed', async () => {
    const looking = await app.another({ tickMs: 20 });
    const owner = await signUp(app);
    const other = (await signIn(app, owner.email)).body.token as string;
    const at = await looking.listen();
    const [stream, signedOut] = [await open(owner, undefined, at), await open(other, undefined, at)];
    const began = app.clock.now;
    const renewed = (await app.call('POST', '/api/auth/refresh', { as: owner })).body.token as string;
    try {
      app.clock.now = new Date(began.getTime() + 60_000);
      // All sessions of a person are checked together.
      await app.call('POST', '/api/auth/logout', { as: other });
      await signedOut.over();
      stream.renew(renewed);
      await stream.toldOf((await givenPet(app, { ...owner, token: renewed })).id);
      expect(stream.isOver()).toBe(false);
      app.clock.now = new Date(began.getTime() + 31 * 86_400_000);
      await stream.over();
      expect(last(stream)).toBe('end');
    } finally {
      app.clock.now = began;
    }
  });

  it('when the account is gone', async () => {
    const owner = await signUp(app);
    const stream = await open(owner);
    const gone = await there.call('DELETE', '/api/auth/account', { as: owner, body: { password: goodPassword } });
    expect(gone.status).toBeLessThan(300);
    await stream.over();
    expect(last(stream)).toBe('end');
  });

  it.each([['here'], ['there']])('when its guest’s share has ended %s, and sends nothing more', async (where) => {
    const noa = await givenGuest(app, dana, petId, { expenses: 'view' });
    const stream = await open(noa);
    const at = where === 'here' ? app : there;
    await endShare(noa.shareId, at);
    await at.db.deleteFrom('guestShares').where('userId', '=', noa.id).execute();
    await addExpense();
    await at.services.sessions.forget(noa.id);
    await stream.over();
    expect(last(stream)).toBe('loadAnew');
    for (const change of stream.changes()) expect(change).toMatchObject({ noun: 'sharing', what: 'removed' });
  });

  it('not for a guest with other shared pets: it goes on without the ended share', async () => {
    const other = (await givenPet(app, dana, { name: 'מיצי' })).id;
    const noa = await givenGuest(app, dana, petId, { expenses: 'view' });
    const more = await givenGuest(app, dana, other, { expenses: 'view' });
    const shares = app.db.updateTable('shares').where('householdId', '=', dana.householdId);
    await shares.set({ userId: noa.id }).where('id', '=', more.shareId).execute();
    const stream = await open(noa);
    await endShare(noa.shareId);
    await addExpense();
    const seen = await addExpense(dana, other);
    await stream.toldOf(seen);
    expect(stream.changes().map(({ noun, what }) => [noun, what])).toEqual([
      ['sharing', 'removed'],
      ['expenses', 'made'],
    ]);
    expect(stream.isOver()).toBe(false);
  });

  it('when there is another home to hear of', async () => {
    const stream = await open(dana);
    const yoav = await givenOwner(app);
    const { householdId } = yoav;
    await app.db
      .insertInto('householdMembers')
      .values({ householdId, userId: dana.id, joinedAt: app.clock.now })
      .execute();
    await app.db.insertInto('memberships').values({ householdId, userId: dana.id }).execute();
    await there.services.sessions.forget(dana.id);
    await stream.over();
    expect(last(stream)).toBe('loadAnew');
  });

  it('when the process stops, at once, and for its reader to come back elsewhere', async () => {
    const third = await app.another();
    const stream = await open(dana, undefined, await third.listen());
    await third.stop();
    await stream.over();
    expect(last(stream)).toBe('ready');
    const id = await addExpense();
    const again = await open(dana, stream.cursor());
    expect(idsIn(again.changes())).toEqual([id]);
  });
});

it('Streams of other processes hear of what a stopping process still writes', async () => {
  const third = await app.another();
  const stream = await open(dana);
  third.services.live.stop();
  for (const amount of [10, 20]) {
    const body = { description: 'מזון', amount, category: 'food', date: '2026-11-20', petId };
    const { status, body: made } = await third.call('POST', '/api/expenses', { as: dana, body });
    expect(status).toBe(201);
    await stream.toldOf(made.expense.id);
  }
});

it('Nobody has more than twenty open', async () => {
  const streams = await Promise.all(Array.from({ length: 25 }, () => open(dana)));
  const refused = streams.filter(({ status }) => status === 503);
  expect([refused.length, refused[0]?.refusal?.error]).toEqual([5, 'unavailable']);
  expect((await open(await givenOwner(app))).status).toBe(200);
  await streams.find(({ status }) => status === 200)!.cut();
  await expect.poll(async () => (await open(dana)).status).toBe(200);
});

/** A hub beside that of the app, by other rules, and readers of it. */
async function hubWith(rules: Partial<LiveRules>) {
  const bus = await startBus(app.connection, quietLog);
  const { db, clock, services } = app;
  const parts = { db, bus, ...services, clock: () => clock.now, log: quietLog };
  const live = createLive(parts, rules);
  const users = await Promise.all([dana, await givenOwner(app), await givenOwner(app)].map(userOf));
  const listen = async (user: SessionUser, write: Writable['_write']) => {
    const answer = new Writable({ write });
    (await live.open(user)).begin(answer as ServerResponse);
    return answer;
  };
  async function stop() {
    live.stop();
    await bus.stop();
  }
  return { live, users, listen, stop };
}
const userOf = ({ token }: Owner) => app.services.sessions.find(token, { now: app.clock.now, address: '::1' });

it('A process refuses streams above its maximum', async () => {
  const { live, users, stop } = await hubWith({ mostStreams: 2 });
  await live.open(users[0]!);
  await live.open(users[1]!);
  await expect(live.open(users[2]!)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  live.stop();
  await expect(live.open(users[0]!)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  await stop();
});

it('A stream of which nothing is to be told says that it is there', async () => {
  const { users, listen, stop } = await hubWith({ tickMs: 20, heartbeatMs: 100 });
  const texts: string[] = [];
  await listen(users[0]!, (text, _encoding, done) => (texts.push(String(text)), done()));
  await expect.poll(() => texts.filter((text) => text === ':\n\n').length).toBeGreaterThan(2);
  expect(texts[0]).toMatch(/^event: ready\n/);
  await stop();
});

it('A reader who takes nothing is cut before it costs more than it may', async () => {
  const { live, users, stop } = await hubWith({});
  const answer = new Writable({ write: () => undefined });
  const stream = await live.open(users[0]!);
  stream.begin(answer as ServerResponse);
  for (let signals = 0; signals < 10_000 && !answer.destroyed; signals++) {
    expect(answer.writableLength).toBeLessThan(128 * 1024);
    stream.tell('changed');
  }
  expect(answer.destroyed).toBe(true);
  await stop();
});

it('Two thousand changes of one commit are one signal', async () => {
  const yoav = await givenCoOwner(app, dana);
  const stream = await open(yoav);
  await sql`
    insert into expenses (household_id, id, pet_id, description, amount, category, date,
      created_at, created_by, updated_at, updated_by)
    select ${dana.householdId}, gen_random_uuid(), ${petId}, 'מזון', 100, 'food', '2026-11-20', now(), ${dana.id}, now(), ${dana.id}
    from generate_series(1, 2000)`.execute(app.db);
  await stream.until(() => stream.changes().length === 2000);
  expect(stream.events.map(({ event }) => event)).toEqual(['ready', 'changed']);
});

it('Polling finds a change without a notice', async () => {
  const looking = await app.another({ tickMs: 20 });
  const stream = await open(dana, undefined, await looking.listen());
  // Past all processes, as from a console.
  const id = newId();
  await run(
    app.connection,
    `insert into expenses (household_id, id, pet_id, description, amount, category, date,
       created_at, created_by, updated_at, updated_by)
     values ('${dana.householdId}', '${id}', '${petId}', 'מזון', 100, 'food', '2026-11-20',
       now(), '${dana.id}', now(), '${dana.id}')`,
  );
  await stream.toldOf(id);
  expect(idsIn(stream.changes())).toEqual([id]);
});
