import { mkdtemp, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase } from '../src/db/client.ts';
import { startEmbedded } from '../src/db/embedded/embedded-database.ts';
import { migrate } from '../src/db/migrate.ts';
import { jobList } from '../src/job-list.ts';
import { prepareJobs } from '../src/jobs/boss-queues.ts';
import { createLog } from '../src/lib/log.ts';
import { urlOf } from '../src/testing/database/database-server.ts';
import { givenOwner } from './given-data.ts';
import { startProcess } from './process.ts';

/**
 * `npm run bench:import`: a file of 10,000 expenses is looked at, imported, undone and restored, from the request to its
 * answer; then 100,000 are exported. Missed goals are marked.
 *
 * IMPORT_ROWS, EXPORT_ROWS: how many. IMPORT_MONTHS: over how many months those of the file lie.
 */
const goals = { seconds: 5, importMegabytes: 400, exportMegabytes: 100 };
const rows = Number(process.env.IMPORT_ROWS ?? 10_000);
const exported = Number(process.env.EXPORT_ROWS ?? 100_000);
const months = Number(process.env.IMPORT_MONTHS ?? 60);

const log = createLog('error');
const closing: (() => Promise<unknown>)[] = [];
let missed = 0;

function report(what: string, found: string, isMet = true) {
  if (!isMet) missed += 1;
  console.log(`${what.padEnd(44)} ${found}${isMet ? '' : ' ✗'}`);
}

const categories = ['מזון', 'וטרינר', 'תרופות', 'צעצועים', 'ציוד', 'טיפוח', 'אילוף', 'ביטוח', 'אחר'];
const two = (n: number) => String(n).padStart(2, '0');
/** A file that a person may have gathered in as many months. */
const file = () =>
  [
    'תאריך,תיאור,קטגוריה,סכום,חיית מחמד,הערות',
    ...Array.from({ length: rows }, (_, i) => {
      const month = i % months;
      const day = `${two(1 + (i % 28))}.${two(1 + (month % 12))}.${2020 + Math.floor(month / 12)}`;
      const sum = `${10 + (i % 400)}.${two(i % 100)}`;
      return `${day},שק מזון יבש ${i},${categories[i % 9]},${sum},${['בלה', 'מיצי', 'קוקי'][i % 3]},נקנה בחנות ${i % 50}`;
    }),
  ].join('\r\n');

try {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-bench-'));
  closing.push(() => rm(dataDir, { recursive: true, force: true }));
  const { connection, stop } = await startEmbedded({ dataDir, log });
  closing.push(stop);
  await migrate(connection);
  const db = createDatabase({ ...connection, max: 4, statement_timeout: 0 }, log);
  closing.push(() => db.destroy());
  await prepareJobs(db, log, jobList);
  console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}\n`);
  const dana = await givenOwner(db, new Date(), 100);
  const server = await startProcess([path.join(import.meta.dirname, '../src/main.ts')], {
    DATABASE_URL: urlOf(connection),
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000000',
  });
  closing.push(server.stop);

  const resident = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  /** Seconds, the answer's bytes, and by how many megabytes the server grew meanwhile. */
  async function timed(method: string, url: string, body?: FormData, token = dana.token) {
    const idle = resident();
    let peak = idle;
    const watch = setInterval(() => (peak = Math.max(peak, resident())), 20);
    const began = performance.now();
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}/api${url}`, { method, headers, ...(body && { body }) });
    let bytes = 0;
    const chunks: Uint8Array[] = [];
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.length;
      if (bytes < 1_000_000) chunks.push(chunk);
    }
    const seconds = (performance.now() - began) / 1000;
    clearInterval(watch);
    if (!answer.ok)
      throw new Error(`${method} ${url}: ${answer.status} ${Buffer.concat(chunks).toString().slice(0, 500)}`);
    return { seconds, bytes, grown: peak - idle, text: Buffer.concat(chunks).toString() };
  }
  const tell = (what: string, { seconds, grown }: Awaited<ReturnType<typeof timed>>, isMet = true) =>
    report(what, `${seconds.toFixed(2)} s, ${grown.toFixed(0)} MB`, isMet);
  const form = () => {
    const made = new FormData();
    made.append('options', JSON.stringify({}));
    made.append('file', new File([file()], 'a.csv'));
    return made;
  };
  const isWithin = ({ seconds, grown }: Awaited<ReturnType<typeof timed>>) =>
    seconds < goals.seconds && grown < goals.importMegabytes;

  const looked = await timed('POST', '/expenses/bulk-import/preview?limit=100', form());
  tell(`A file of ${rows} is looked at`, looked, isWithin(looked));
  const made = await timed('POST', '/expenses/bulk-import', form());
  tell('It is imported', made, isWithin(made));
  const { id } = (JSON.parse(made.text) as { import: { id: string } }).import;
  const undone = await timed('DELETE', `/expenses/bulk-import/${id}`);
  tell('It is undone', undone, isWithin(undone));
  const restored = await timed('POST', `/expenses/bulk-import/${id}/restore`);
  tell('It is restored', restored, isWithin(restored));

  const eve = await givenOwner(db, new Date(), exported);
  for (const format of ['csv', 'xlsx']) {
    const taken = await timed('GET', `/expenses/export?format=${format}`, undefined, eve.token);
    const size = `${(taken.bytes / 1024 ** 2).toFixed(1)} MB`;
    tell(`${exported} are exported as ${format}, ${size}`, taken, taken.grown < goals.exportMegabytes);
  }
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  for (const close of closing.toReversed()) await close();
}
