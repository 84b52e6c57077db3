import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { pets } from '@tzemed/contract/pets/pets';
import { demoAccount } from '../../server/src/demo/account.ts';
import { chromiumOptions as options } from '../fixtures/chromium-options.ts';
import { freePort } from '../fixtures/free-port.ts';
import { startServerProcess } from '../fixtures/server-process.ts';
import { runLighthouse, signIn, measureLoad, type Figures } from './measure.ts';
import { appScreens, publicScreens, type BenchPage } from './pages.ts';

/**
 * `npm run bench:web`: every page on a cheap phone, as Lighthouse sees it, and how long the data of a screen takes. What
 * misses a goal is marked, and fails.
 *
 * BENCH_RUNS: of how many the median is taken. BENCH_PAGES: of which pages, '/login|/app/expenses|/app/pets/:id'.
 */
const goals = {
  app: { performance: 95, accessibility: 100, requests: 24, data: 1000, shift: 0.01 },
  public: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
};
/** Figures for which a lower value is worse. */
const points = new Set<string>(['performance', 'accessibility', 'best-practices', 'seo']);
const runs = Number(process.env.BENCH_RUNS ?? 5);
const wanted = process.env.BENCH_PAGES?.split('|');

const folder = await mkdtemp(path.join(tmpdir(), 'tzemed-bench-web-'));
const port = await freePort();
const { args = [], ...launch } = options();
// First: without a browser no server is begun that nobody would stop.
const context = await chromium.launchPersistentContext(path.join(folder, 'browser'), {
  ...launch,
  args: [...args, `--remote-debugging-port=${port}`],
});
const server = await startServerProcess(path.join(folder, 'data'), { DEMO: '1' });
const isMissed: string[] = [];
/** Lighthouse's measure of the machine, once per page: its slow phone is a quarter of it. */
const speeds: number[] = [];
try {
  console.log(`Median of ${runs}; load before ${load()}. ✗ misses its goal.\n`);
  console.log(
    'page                        perf a11y best  seo   FCP   LCP   TBT   CLS  req    KB   data at CPU x4, its shift',
  );
  // Signed out: whoever is signed in is led past some of them.
  for (const asked of publicScreens) await show(asked);
  const [page] = context.pages();
  const token = await signIn(page!, server.url, demoAccount);
  const answer = await page!.request.get(`${server.url}/api${pets.list.path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [pet] = ((await answer.json()) as { pets: { id: string }[] }).pets;
  for (const asked of appScreens(pet!.id)) await show(asked);
  const speed = speeds.toSorted((a, b) => a - b)[speeds.length >> 1];
  console.log(`\nLoad after ${load()}. Speed of this machine (benchmarkIndex): ${speed?.toFixed(0)}.`);
} finally {
  await context.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
if (isMissed.length > 0) console.log(`\nMissed:\n${isMissed.map((line) => `  ${line}`).join('\n')}`);
process.exitCode = isMissed.length > 0 ? 1 : 0;

async function medianOf(asked: BenchPage): Promise<Figures> {
  const url = server.url + asked.address;
  const taken: Figures[] = [];
  for (let run = 0; run < runs; run++)
    taken.push({ ...(await runLighthouse(url, port)), ...(await measureLoad(context, url, asked)) });
  const names = Object.keys(taken[0]!) as (keyof Figures)[];
  const median = (name: keyof Figures) => taken.map((one) => one[name]).toSorted((a, b) => a - b)[runs >> 1]!;
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Figures;
}

async function show(asked: BenchPage) {
  const { address, data } = asked;
  const name = address.replace(/[0-9a-f-]{36}/, ':id');
  if (wanted && !wanted.includes(name)) return;
  const figures = await medianOf(asked);
  speeds.push(figures.machine);
  const cell = (key: keyof Figures, width: number, text = figures[key].toFixed(0)) => {
    const goal = (data ? goals.app : goals.public)[key as never] as number | undefined;
    const missed = goal !== undefined && (points.has(key) ? figures[key] < goal : figures[key] > goal);
    if (missed) isMissed.push(`${name}: ${key} ${text}, goal ${goal}`);
    return `${missed ? '✗' : ''}${text}`.padStart(width);
  };
  const parts = [
    cell('performance', 5),
    cell('accessibility', 5),
    cell('best-practices', 5),
    cell('seo', 5),
    cell('fcp', 6),
    cell('lcp', 6),
    cell('tbt', 6),
    cell('cls', 6, figures.cls.toFixed(3)),
    cell('requests', 5),
    cell('bytes', 6, (figures.bytes / 1000).toFixed(0)),
    data ? `${cell('data', 8)}  ${cell('shift', 6, figures.shift.toFixed(3))}` : '',
  ];
  console.log(name.padEnd(26) + parts.join(''));
}

function load() {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
}
