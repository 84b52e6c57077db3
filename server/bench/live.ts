import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase } from '../src/db/client.ts';
import { startEmbedded } from '../src/db/embedded/embedded-database.ts';
import { migrate } from '../src/db/migrate.ts';
import { createHousehold, insertMember } from '../src/households/household-rows.ts';
import { newId } from '../src/lib/ids.ts';
import { createLog } from '../src/lib/log.ts';
import { givenSession } from '../src/testing/fixtures/given.ts';
import { urlOf } from '../src/testing/database/database-server.ts';
import { cpuOf } from './measure.ts';
import { startProcess } from './process.ts';

/**
 * `npm run bench:live`: 2,000 open streams on one process, once of a thousand homes of two people and once all of one
 * home: what they cost in memory and while nothing happens, and how long until a change is on all that hear of it. What
 * fails a goal is marked.
 *
 * LIVE_STREAMS: how many.
 */
const goals = { megabytes: 200, milliseconds: 1000 };
const count = Number(process.env.LIVE_STREAMS ?? 2000);
/** Streams per user when all are of one household: the maximum of the product. */
const ofEach = 20;
const changes = 10;
const silentSeconds = 45;

const log = createLog('error');
const closing: (() => Promise<unknown>)[] = [];
let missed = 0;

function report(what: string, found: string, isMet = true) {
  if (!isMet) missed += 1;
  console.log(`${what.padEnd(56)} ${found}${isMet ? '' : ' ✗'}`);
}

/** Megabytes of the process that are in memory; Linux alone tells. */
const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

type Stream = { readonly socket: Socket; readonly seen: (text: string) => Promise<number> };

/** A reader that keeps nothing of what it reads. */
function open(port: number, token: string): Stream {
  const socket = connect(port, '127.0.0.1');
  const waiting: { text: string; found: (at: number) => void }[] = [];
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    for (const one of waiting.splice(0)) {
      if (chunk.includes(one.text)) one.found(performance.now());
      else waiting.push(one);
    }
  });
  socket.write(`GET /api/live HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n\r\n`);
  return { socket, seen: (text) => new Promise((found) => void waiting.push({ text, found })) };
}

type Person = { readonly token: string; readonly petId: string };

async function measure(what: string, people: (db: ReturnType<typeof createDatabase>) => Promise<readonly Person[]>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-live-'));
  closing.push(() => rm(dataDir, { recursive: true, force: true }));
  const { connection, stop } = await startEmbedded({ dataDir, log });
  closing.push(stop);
  await migrate(connection);
  const db = createDatabase({ ...connection, max: 8 }, log);
  closing.push(() => db.destroy());
  const readers = await people(db);
  const server = await startProcess([path.join(import.meta.dirname, '../src/main.ts')], {
    DATABASE_URL: urlOf(connection),
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000000',
  });
  closing.push(server.stop);
  const port = Number(new URL(server.url).port);
  async function add({ token, petId }: Person) {
    const began = performance.now();
    const answer = await fetch(`${server.url}/api/expenses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ description: 'שק מזון', amount: 1, category: 'food', date: '2026-11-20', petId }),
    });
    if (answer.status !== 201) throw new Error(`an expense was not added: ${answer.status}`);
    return began;
  }
  const [first] = readers as [Person];
  for (let i = 0; i < 300; i++) await add(first);
  await sleep(2000);

  console.log(`\n${what}`);
  const idle = memoryOf(server.pid);
  const streams: Stream[] = [];
  const began = performance.now();
  for (let at = 0; at < count; at += 50) {
    const some = readers.slice(at, at + 50).map(({ token }) => open(port, token));
    streams.push(...some);
    await Promise.all(some.map(({ seen }) => seen('event: ready')));
  }
  report(`${streams.length} streams are open after`, `${((performance.now() - began) / 1000).toFixed(1)} s`);
  const processor = cpuOf(server.pid);
  await sleep(silentSeconds * 1000);
  const spent = ((cpuOf(server.pid) - processor) / silentSeconds) * 100;
  report('While nothing happens they cost of one processor', `${spent.toFixed(1)} %`);
  report(
    'Cut meanwhile',
    String(streams.filter(({ socket }) => socket.destroyed).length),
    streams.every(({ socket }) => !socket.destroyed),
  );
  const memory = memoryOf(server.pid) - idle;
  report('Memory above idle', `${memory.toFixed(0)} MB of ${idle.toFixed(0)}`, memory < goals.megabytes);

  const hearing = streams.filter((_stream, at) => readers[at]!.petId === first.petId);
  const times: number[] = [];
  for (let i = 0; i < changes; i++) {
    const told = Promise.all(hearing.map(({ seen }) => seen('event: changed')));
    const asked = await add(first);
    times.push(Math.max(...(await told)) - asked);
    await sleep(200);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const [middle = 0, last = 0] = [sorted[Math.floor(changes / 2)], sorted.at(-1)];
  report(
    `A change is on all ${hearing.length} that hear of it after`,
    `${middle.toFixed(0)} ms, at most ${last.toFixed(0)} ms`,
    last < goals.milliseconds,
  );
  report('Memory above idle then', `${(memoryOf(server.pid) - idle).toFixed(0)} MB`);
  for (const { socket } of streams) socket.destroy();
  for (const close of closing.splice(0).toReversed()) await close();
}

const now = new Date();
async function account(db: ReturnType<typeof createDatabase>) {
  const userId = newId();
  const name = 'דנה כהן';
  return {
    userId,
    name,
    token: await givenSession(db, { id: userId, email: `${userId}@example.co.il`, name }, randomBytes(32), now),
  };
}
/** A home of this many people, with a pet. */
async function home(db: ReturnType<typeof createDatabase>, people: number): Promise<Person[]> {
  const members = [];
  for (let i = 0; i < people; i++) members.push(await account(db));
  const [founder, ...others] = members as [(typeof members)[number]];
  const { userId } = founder;
  const householdId = await createHousehold(db, founder, now);
  for (const other of others) await insertMember(db, householdId, other, now);
  const petId = newId();
  const written = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  await db
    .insertInto('pets')
    .values({ id: petId, householdId, name: 'בלה', species: 'dog', hue: 'sage', ...written })
    .execute();
  return members.map(({ token }) => ({ token, petId }));
}

try {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`);
  await measure('Homes of two people', async (db) => {
    const people: Person[] = [];
    while (people.length < count) people.push(...(await home(db, 2)));
    return people;
  });
  await measure('One home', async (db) => {
    const people = await home(db, Math.ceil(count / ofEach));
    return Array.from({ length: count }, (_, i) => people[i % people.length]!);
  });
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  for (const close of closing.toReversed()) await close();
}
