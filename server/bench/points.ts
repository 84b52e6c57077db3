import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { maxImportedValues } from '@tzemed/contract/measures/measure-files';
import { createDatabase } from '../src/db/client.ts';
import { startEmbedded } from '../src/db/embedded/embedded-database.ts';
import { migrate } from '../src/db/migrate.ts';
import { createLog } from '../src/lib/log.ts';
import { run, urlOf } from '../src/testing/database/database-server.ts';
import { givenOwner } from './given-data.ts';
import { startProcess } from './process.ts';

/**
 * `npm run bench:points`: what the chart of a measure with 20,000 values takes, by the width of the screen; the list of
 * measures; and a file of as many values, looked at and imported. Missed goals are marked.
 *
 * BENCH_VALUES: how many values. BENCH_TIMES: how often each is asked.
 */
const goal = 50;
const importGoal = 3000;
const values = Number(process.env.BENCH_VALUES ?? 20_000);
const times = Number(process.env.BENCH_TIMES ?? 60);

const log = createLog('error');
const closing: (() => Promise<unknown>)[] = [];
const two = (n: number) => String(n).padStart(2, '0');
/** Twelve values a day, as many days back as they need. */
const file = () =>
  [
    'date,time,value,unit,note',
    ...Array.from({ length: Math.min(values, maxImportedValues) }, (_, i) => {
      const day = new Date(Date.now() - (2 + Math.floor(i / 12)) * 86_400_000).toISOString().slice(0, 10);
      return `${day},${two((i % 12) * 2)}:15,${60 + (i % 90)},mg/dL,${i % 5 === 0 ? 'after a meal' : ''}`;
    }),
  ].join('\r\n');
const at = (ms: readonly number[], part: number) =>
  ms.toSorted((a, b) => a - b)[Math.floor(ms.length * part)] ?? Number.NaN;

try {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-bench-'));
  closing.push(() => rm(dataDir, { recursive: true, force: true }));
  const { connection, stop } = await startEmbedded({ dataDir, log });
  closing.push(stop);
  await migrate(connection);
  const db = createDatabase({ ...connection, statement_timeout: 0 }, log);
  const { petId, token } = await givenOwner(db, new Date(), 10);
  await db.destroy();
  const { url, stop: end } = await startProcess([path.join(import.meta.dirname, '../src/main.ts')], {
    DATABASE_URL: urlOf(connection),
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000000',
  });
  closing.push(end);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ petId, kind: 'glucose' });
  const made = (await (await fetch(`${url}/api/measures`, { method: 'POST', headers, body })).json()) as {
    measure: { id: string };
  };
  const { id } = made.measure;
  await run(
    { ...connection, statement_timeout: 0 },
    `alter table measurements disable trigger user;
     insert into measurements (household_id, id, pet_id, measure_id, taken_at, date, value,
       created_at, created_by, updated_at, updated_by)
     select household_id, uuidv7(), pet_id, id, now() - i * interval '2 hours', current_date - i / 12,
       80 + (i * 7919) % 200 + 0.5, now(), created_by, now(), created_by
     from measures, generate_series(1, ${values}) i where id = '${id}';
     alter table measurements enable trigger user;`,
  );
  await run({ ...connection, statement_timeout: 0 }, 'vacuum analyze');
  console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}; milliseconds, p50 / p95`);
  const asked = {
    'a phone, all values': `/measures/${id}/points?points=400`,
    'a wide screen, all values': `/measures/${id}/points?points=1600`,
    'a year of them': `/measures/${id}/points?points=800&from=${new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10)}`,
    measures: `/measures?petId=${petId}&limit=100`,
  };
  let missed = 0;
  for (const [what, address] of Object.entries(asked)) {
    const found: number[] = [];
    let bytes = 0;
    // The first five only warm up the query plans.
    for (let i = -5; i < times; i++) {
      const begin = performance.now();
      const answer = await fetch(`${url}/api${address}`, { headers });
      bytes = (await answer.arrayBuffer()).byteLength;
      if (!answer.ok) throw new Error(`${what}: ${answer.status}`);
      if (i >= 0) found.push(performance.now() - begin);
    }
    const p95 = at(found, 0.95);
    if (p95 >= goal) missed += 1;
    console.log(
      `${what.padEnd(28)} ${at(found, 0.5).toFixed(1)} / ${p95.toFixed(1)}${p95 < goal ? '' : ' ✗'}  ${bytes.toLocaleString('en')} bytes`,
    );
  }
  const { measure: filled } = (await (
    await fetch(`${url}/api/measures`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ petId, kind: 'lab', name: 'Glucose', unit: 'mg/dL' }),
    })
  ).json()) as typeof made;
  for (const isTrial of [true, false]) {
    const form = new FormData();
    form.append('options', JSON.stringify({ isTrial }));
    form.append('file', new File([file()], 'a.csv'));
    const begin = performance.now();
    const { authorization } = headers;
    const address = `${url}/api/measures/${filled.id}/import`;
    const answer = await fetch(address, { method: 'POST', headers: { authorization }, body: form });
    const text = await answer.text();
    const ms = performance.now() - begin;
    if (!answer.ok) throw new Error(`import: ${answer.status} ${text.slice(0, 500)}`);
    if (ms >= importGoal) missed += 1;
    const what = isTrial ? 'a file is looked at' : 'a file is imported';
    console.log(`${what.padEnd(28)} ${ms.toFixed(0)}${ms < importGoal ? '' : ' ✗'}`);
  }
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  for (const close of closing.toReversed()) await close();
}
