import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type ServerProcess, startProcess } from './server-process.ts';

const rounds = 20;
const writers = 4;
let dataDir: string;
let server: ServerProcess | undefined;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-kill-'));
});
test.afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

type Json = Record<string, any>;

async function call(
  method: string,
  url: string,
  options: { token?: string; key?: string; body?: object } = {},
): Promise<Json> {
  const response = await fetch(`${server!.url}/api${url}`, {
    method,
    headers: {
      ...(options.body && { 'content-type': 'application/json' }),
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.key && { 'idempotency-key': options.key }),
    },
    ...(options.body && { body: JSON.stringify(options.body) }),
  });
  const answer = (await response.json()) as Json;
  if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

async function everyExpense(token: string) {
  const found: string[] = [];
  for (let page = 1; ; page++) {
    const { expenses, total } = await call('GET', `/expenses?limit=100&page=${page}`, { token });
    found.push(...expenses.map((expense: Json) => expense.description));
    if (found.length >= total || expenses.length === 0) return found;
  }
}

test(`Every acknowledged write is there, once, after ${rounds} kills in the middle of writing`, async () => {
  test.setTimeout(240_000);
  server = await startProcess(dataDir);
  const { token } = await call('POST', '/auth/register', {
    body: {
      name: 'דנה כהן',
      email: 'dana@example.co.il',
      password: 'Bella2026Ok',
      confirmPassword: 'Bella2026Ok',
      termsAccepted: true,
      privacyAccepted: true,
    },
  });
  const { pet } = await call('POST', '/pets', { token, body: { name: 'בלה', species: 'dog' } });
  const acknowledged = new Set<string>();
  const write = (key: string) =>
    call('POST', '/expenses', {
      token,
      key,
      body: { description: key, amount: 12.5, category: 'food', date: '2026-11-21', petId: pet.id },
    }).then(() => acknowledged.add(key));

  for (let round = 1; round <= rounds; round++) {
    const writingTime = new AbortController();
    const unanswered: string[] = [];
    const writing = Array.from({ length: writers }, async () => {
      while (!writingTime.signal.aborted) {
        const key = randomUUID();
        await write(key).catch(() => unanswered.push(key));
      }
    });
    await sleep(50 + Math.random() * 250);
    writingTime.abort();
    await server.kill();
    await Promise.all(writing);

    const began = performance.now();
    server = await startProcess(dataDir);
    expect(performance.now() - began, 'serving again within 10 s').toBeLessThan(10_000);
    const afterKill = new Set(await everyExpense(token));
    expect(
      [...acknowledged].filter((key) => !afterKill.has(key)),
      `lost in round ${round}`,
    ).toEqual([]);
    // Nobody knows whether these arrived; the same key makes sure they are there once.
    for (const key of unanswered) await write(key);
  }

  const all = await everyExpense(token);
  expect(acknowledged.size).toBeGreaterThan(rounds * writers);
  expect(all.length).toBe(new Set(all).size);
  expect(new Set(all)).toEqual(acknowledged);
});
