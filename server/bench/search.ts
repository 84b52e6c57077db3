import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { viewsOf } from '../src/access.ts';
import { Connection } from '../src/db/connection/connection.ts';
import { createDatabase, type Db } from '../src/db/client.ts';
import { startEmbedded } from '../src/db/embedded/embedded-database.ts';
import { migrate } from '../src/db/migrate.ts';
import { createLog } from '../src/lib/log.ts';
import { newId } from '../src/lib/ids.ts';
import { findItems } from '../src/search/find-items.ts';
import { cpuOfAll } from './measure.ts';

/**
 * `npm run bench:search`: what a question takes in a home of 20,000 lines, while there are few homes of 40 beside it and
 * while there are many. Missed goals are marked.
 *
 * BENCH_HOMES: how many homes at first, and then: '100|10000'. BENCH_LINES: of the large one. BENCH_TIMES: how often each is asked.
 */
const goals = { p95: 50, growth: 1.3 };
const homes = (process.env.BENCH_HOMES ?? '100|10000').split('|').map(Number);
const lines = Number(process.env.BENCH_LINES ?? 20_000);
const times = Number(process.env.BENCH_TIMES ?? 40);
const linesOfOthers = 40;
const atOnce = 2000;

const words =
  'חיסון כלבת משושה ביקור בדיקת דם צליעה ברגל טיפול אוזניים מזון יבש חטיפים Bravecto ברווקטו Rimadyl פנסיון תספורת קולר רצועה אולטרסאונד כליות עירוי זריקה תרופה קפסולות משחה שמפו ציפורניים ניקוי'.split(
    ' ',
  );
/** Search texts, by what they test. */
const asked = {
  'a common word': 'חיסון',
  'two words': 'חיסון כלבת',
  'a rare word': '1234',
  'one letter': 'ח',
  'as it is typed': 'חיס',
  'with a prefix': 'החיסונים',
  'a sum': '289.90',
  'what is nowhere': 'קרנף',
  'by its sound': 'ברבקטו',
};

/** Further search texts for a guest of many households. */
const asHelper = { 'two words, of 100 homes': 'חיסון כלבת', 'three words, of 100': 'חיסון בדיקת משושה' };
const maxHelped = 100;

const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-bench-'));
const { connection, stop } = await startEmbedded({ dataDir, log: createLog('error') });
const client = new Connection({ ...connection, statement_timeout: 0 });
let missed = 0;
const goal = (text: string, isMet: boolean) => {
  if (!isMet) missed += 1;
  return isMet ? text : `${text} ✗`;
};

/** A home with one pet and as many expenses; answers whose it is. */
async function givenHome(client: pg.Client, count: number) {
  const [householdId, userId, petId] = [newId(), newId(), newId()];
  await client.query('insert into households values ($1, now())', [householdId]);
  await client.query('insert into household_members values ($1, $2, now())', [householdId, userId]);
  const written = 'now(), $1, now(), $1';
  await client.query(
    `insert into pets (created_at, created_by, updated_at, updated_by, household_id, id, name, species, hue)
     values (${written}, $2, $3, 'בלה', 'dog', 'sage')`,
    [userId, householdId, petId],
  );
  for (let first = 0; first < count; first += atOnce)
    await client.query(
      `insert into expenses (created_at, created_by, updated_at, updated_by, household_id, id, pet_id, amount, category, date, description, notes)
       select ${written}, $2, gen_random_uuid(), $3, 1000 + i * 7, 'vet', date '2026-01-01' - i % 700,
         (select string_agg(($4::text[])[1 + abs(hashtext(i || '/' || n)) % cardinality($4)], ' ') from generate_series(1, 3) n) || ' ' || i % 3000,
         (select string_agg(($4::text[])[1 + abs(hashtext(n || '.' || i)) % cardinality($4)], ' ') from generate_series(1, 6) n)
       from generate_series($5::int, $6::int) i`,
      [userId, householdId, petId, words, first, Math.min(count, first + atOnce) - 1],
    );
  return { id: userId, households: [householdId] };
}

/** Lets somebody into one more home. */
async function help(client: pg.Client, helper: { id: string; households: string[] }, householdId: string) {
  await client.query('insert into household_members values ($1, $2, now())', [householdId, helper.id]);
  helper.households.push(householdId);
}

async function took(db: Db, user: Parameters<typeof viewsOf>[0]['user'], q: string, postmaster: number) {
  const views = viewsOf({ db, user, now: new Date() }, ['profile', 'medicalRecords', 'reminders', 'expenses']);
  const ms: number[] = [];
  const before = cpuOfAll(postmaster);
  for (let i = 0; i < times; i++) {
    const at = performance.now();
    await findItems(db, views, q, {}, { limit: 5, offset: 0 });
    ms.push(performance.now() - at);
  }
  ms.sort((a, b) => a - b);
  const cpu = ((cpuOfAll(postmaster) - before) * 1000) / times;
  return { cpu, p50: ms[Math.floor(times / 2)]!, p95: ms[Math.floor(times * 0.95)]! };
}

try {
  await migrate(connection);
  await client.connect();
  const pid = Number.parseInt(await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);
  const db = createDatabase({ ...connection, statement_timeout: 0 }, createLog('error'));
  const owner = await givenHome(client, lines);
  const helper = { id: newId(), households: [] as string[] };
  await help(client, helper, owner.households[0]!);
  const first: Record<string, number> = {};
  let there = 0;
  for (const count of homes) {
    for (; there < count; there++) {
      const { households } = await givenHome(client, linesOfOthers);
      if (there < maxHelped) await help(client, helper, households[0]!);
    }
    await client.query('vacuum analyze');
    console.log(
      `\n${lines} lines, beside ${count} homes of ${linesOfOthers}; ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]!.toFixed(1)}`,
    );
    const questions = [
      ...Object.entries(asked).map(([what, q]) => ({ what, q, asker: owner })),
      ...Object.entries(asHelper).map(([what, q]) => ({ what, q, asker: helper })),
    ];
    for (const { what, q, asker } of questions) {
      const { cpu, p50, p95 } = await took(db, asker, q, pid);
      first[what] ??= cpu;
      console.log(
        `${what.padEnd(24)} p50 ${p50.toFixed(1)} ms, ${goal(`p95 ${p95.toFixed(1)} ms`, p95 < goals.p95)}; PostgreSQL's processor ${goal(`${cpu.toFixed(0)} ms`, cpu <= first[what] * goals.growth + 2)}`,
      );
    }
  }
  await db.destroy();
  await client.end();
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
}
