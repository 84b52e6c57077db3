import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuOf } from './measure.ts';

/**
 * `npm run bench:start`: from the start of the built server until it answers, on an empty folder and on one that was
 * used before; by the wall, and as seconds of its processor, which a busy machine stretches less.
 */
const goals = { cold: 3, warm: 0.5 };
const rounds = 9;
const port = 3999;
const root = path.join(import.meta.dirname, '../..');
/** Node options of `npm start`, passed on by `npm run bench:start`. */
const nodeOptions = process.env.BENCH_NODE_OPTIONS?.split(' ') ?? [];
const args = [...nodeOptions, path.join(root, 'server/dist/main.js')];
const environment = {
  ...process.env,
  PORT: String(port),
  NODE_COMPILE_CACHE: path.join(root, 'server/dist/.compiled'),
};

const answers = () =>
  new Promise<boolean>((resolve) => {
    const asked = get({ port, host: '127.0.0.1', path: '/api/health' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on('error', () => resolve(false));
  });

async function start(DATA_DIR: string) {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...environment, DATA_DIR },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('the server did not start');
    await sleep(5);
  }
  const found = { wall: (performance.now() - began) / 1000, cpu: cpuOf(child.pid ?? 0) };
  // The background work is still starting.
  await sleep(300);
  child.kill('SIGTERM');
  await ended;
  return found;
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

let missed = 0;

async function measure(what: string, goal: number, count: number, folder: () => Promise<string>) {
  const found: { wall: number; cpu: number }[] = [];
  for (let i = 0; i < count; i++) found.push(await start(await folder()));
  const wall = middle(found.map((one) => one.wall));
  if (wall >= goal) missed += 1;
  const least = Math.min(...found.map((one) => one.wall));
  const cpu = middle(found.map((one) => one.cpu));
  const mark = wall < goal ? '' : ' ✗';
  console.log(`${what}: ${wall.toFixed(2)} s${mark} (least ${least.toFixed(2)}), ${cpu.toFixed(2)} s of processor`);
}

const folders: string[] = [];
async function emptyFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'tzemed-bench-'));
  folders.push(folder);
  return folder;
}

try {
  console.log(`${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}; median of the starts`);
  await measure('cold', goals.cold, 3, emptyFolder);
  const used = await emptyFolder();
  await start(used);
  await measure('warm', goals.warm, rounds, async () => used);
  process.exitCode = missed > 0 ? 1 : 0;
} finally {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
