import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { builtInCategories } from '@tzemed/contract/money/expenses';
import { createDatabase } from '../src/db/client.ts';
import { startEmbedded } from '../src/db/embedded/embedded-database.ts';
import { migrate } from '../src/db/migrate.ts';
import { createLog } from '../src/lib/log.ts';
import { run, urlOf } from '../src/testing/database/database-server.ts';
import { givenOwner, type Owner } from './given-data.ts';
import { startProcess } from './process.ts';

/**
 * `npm run bench:expenses`: what lists, sums and statistics of a home take among few homes and among ten thousand, and in a
 * home with ten thousand expenses of its own: under each filter and in each order. Missed goals are marked.
 *
 * BENCH_ASKED: of what alone, 'by amount|trends'. BENCH_HOMES: how many homes of a hundred expenses are few and many: '100|10000'. BENCH_OWN: of the large home.
 * BENCH_TIMES: how often each is asked.
 */
const goals = { p95: 30, growth: 1.1 };
const [few = 100, many = 10_000] = (process.env.BENCH_HOMES ?? '100|10000').split('|').map(Number);
const own = Number(process.env.BENCH_OWN ?? 10_000);
const times = Number(process.env.BENCH_TIMES ?? 60);
const ofEach = 100;

const year = new Date().getFullYear();
/** Query strings of a household's expense requests. The sum and count of a list are part of its response. */
const asked: Readonly<Record<string, (asker: Owner) => string>> = {
  list: () => '?limit=20',
  'list, of a pet': ({ petId }) => `?petId=${petId}&limit=20`,
  'list, of a category': () => '?category=food&limit=20',
  'list, of days': () => `?from=${year - 1}-03-09&to=${year}-02-11&limit=20`,
  'list, of all three': ({ petId }) => `?petId=${petId}&category=food&from=${year}-01-15&to=${year}-12-31&limit=20`,
  'list, far down': () => `?limit=20&page=${own / 40}`,
  'list, of a payer': ({ id }) => `?paidBy=${id}&limit=20`,
  'list, of no payer': () => '?paidBy=none&limit=20',
  'list, of no payer, days': () => `?paidBy=none&from=${year - 1}-03-09&to=${year}-02-11&limit=20`,
  'list, of no payer, far': () => `?paidBy=none&limit=20&page=${Math.ceil(own / 120)}`,
  'list, of a tag': ({ tagIds }) => `?tagId=${tagIds.often}&limit=20`,
  'list, of a rare tag': ({ tagIds }) => `?tagId=${tagIds.seldom}&limit=20`,
  'list, of tag and payer': ({ id, tagIds }) => `?tagId=${tagIds.often}&paidBy=${id}&category=food&limit=20`,
  'list, of refunds of one': ({ refundedId }) => `?refundOf=${refundedId}&limit=20`,
  'by amount, the most': () => '?sort=-amount&limit=20',
  'by amount, the least': () => '?sort=amount&limit=20',
  'by amount, a category': () => '?sort=-amount&category=food&limit=20',
  'by amount, some days': () => `?sort=-amount&from=${year - 1}-03-09&to=${year}-02-11&limit=20`,
  'by amount, of no payer': () => '?sort=-amount&paidBy=none&limit=20',
  'by amount, a rare tag': ({ tagIds }) => `?sort=-amount&tagId=${tagIds.seldom}&limit=20`,
  'by amount, page 5': () => '?sort=-amount&limit=20&page=5',
  'by amount, far down': () => `?sort=-amount&limit=20&page=${own / 40}`,
  'the oldest first': () => '?sort=date&limit=20',
  'by category': () => '?sort=category&limit=20',
  'by description': () => '?sort=description&limit=20',
  'by when it was written': () => '?sort=-createdAt&limit=20',
  'statistics, of all time': () => '/statistics?period=all',
  'statistics, of a month': () => '/statistics?period=month',
  trends: () => '/trends?period=year',
  breakdown: () => '/category-breakdown?period=year',
  'summary of a year': () => `/yearly-summary?year=${year}`,
  insight: () => '/insight',
};

const log = createLog('error');
const closing: (() => Promise<unknown>)[] = [];
let missed = 0;
const goal = (text: string, isMet: boolean) => {
  if (!isMet) missed += 1;
  return isMet ? text : `${text} ✗`;
};

/** Homes of others, past the triggers; what those keep is made anew. */
const fillingWith = (homes: number) => `
  create temporary table bench_homes as select uuidv7() as id from generate_series(1, ${homes});
  insert into households (household_id, created_at) select id, now() from bench_homes;
  insert into pets (household_id, id, name, species, hue, created_at, created_by, updated_at, updated_by)
  select id, id, 'בלה', 'dog', 'sage', now(), id, now(), id from bench_homes;
  alter table expenses disable trigger user;
  insert into expenses (id, household_id, pet_id, description, amount, category, date, paid_by,
    created_at, created_by, updated_at, updated_by)
  select uuidv7(), id, id, 'שק מזון יבש ' || i, 1000 + (i * 7919) % 40000,
    (array['${builtInCategories.join("','")}'])[1 + i % ${builtInCategories.length}], current_date - (i * 31) % 730,
    case when i % 3 > 0 then id end, now(), id, now(), id
  from bench_homes, generate_series(1, ${ofEach}) i;
  alter table expenses enable trigger user;`;

/** A server with its database: so many homes of others, and somebody of each of these sizes. */
async function world(homes: number, sizes: readonly number[]) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-bench-'));
  closing.push(() => rm(dataDir, { recursive: true, force: true }));
  const { connection, stop } = await startEmbedded({ dataDir, log });
  closing.push(stop);
  await migrate(connection);
  const db = createDatabase({ ...connection, statement_timeout: 0 }, log);
  const askers: Owner[] = [];
  for (const size of sizes) askers.push(await givenOwner(db, new Date(), size));
  await db.destroy();
  await run({ ...connection, statement_timeout: 0 }, fillingWith(homes));
  await run({ ...connection, statement_timeout: 0 }, 'vacuum analyze');
  const { url, stop: end } = await startProcess([path.join(import.meta.dirname, '../src/main.ts')], {
    DATABASE_URL: urlOf(connection),
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000000',
  });
  closing.push(end);
  return askers.map((asker) => ({ url, asker }));
}
type Side = Awaited<ReturnType<typeof world>>[number];

/** Milliseconds there and back. */
async function took({ url, asker }: Side, what: string) {
  const at = performance.now();
  const answer = await fetch(`${url}/api/expenses${asked[what]!(asker)}`, {
    headers: { authorization: `Bearer ${asker.token}` },
  });
  await answer.text();
  if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
  return performance.now() - at;
}

const at = (ms: readonly number[], part: number) =>
  ms.toSorted((a, b) => a - b)[Math.floor(ms.length * part)] ?? Number.NaN;

try {
  const number = (count: number) => count.toLocaleString('en');
  const [amongFew] = await world(few, [ofEach]);
  const [amongMany, large] = await world(many, [ofEach, own]);
  const sides = [amongFew!, amongMany!, large!];
  console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}; milliseconds`);
  console.log(
    `${ofEach} expenses among ${number(few * ofEach)} of others, among ${number(many * ofEach)} (how many times that is); ${number(own)} of its own, p50 / p95`,
  );
  const wanted = process.env.BENCH_ASKED?.split('|');
  for (const what of Object.keys(asked).filter((what) => wanted?.some((one) => what.startsWith(one)) ?? true)) {
    const found = sides.map((): number[] => []);
    // Requests alternate between the sides, so that a slow moment of the machine affects all. The first five runs only
    // warm up the query plans.
    for (let i = -5; i < times; i++)
      for (const [index, side] of sides.entries()) {
        const ms = await took(side, what);
        if (i >= 0) found[index]!.push(ms);
      }
    const [a = [], b = [], c = []] = found;
    const grown = at(
      b.map((ms, i) => ms / a[i]!),
      0.5,
    );
    const [p50, p95] = [at(c, 0.5), at(c, 0.95)];
    console.log(
      `${what.padEnd(24)} ${at(a, 0.5).toFixed(1)}, ${goal(`${at(b, 0.5).toFixed(1)} (${grown.toFixed(2)})`, grown <= goals.growth)};  ${goal(`${p50.toFixed(1)} / ${p95.toFixed(1)}`, p95 < goals.p95)}`,
    );
  }
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  for (const close of closing.toReversed()) await close();
}
