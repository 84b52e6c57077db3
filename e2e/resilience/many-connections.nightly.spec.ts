import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { type ServerProcess, startServerProcess } from '../fixtures/server-process.ts';
import { startWriteTracker, type WriteTracker } from '../fixtures/write-tracker.ts';

const connections = 1000;
/** Requests on each connection. */
const rounds = 3;
const accounts = 10;
/** Event streams beside them, of each account. */
const streamsEach = 10;

let dataDir: string;
let server: ServerProcess;
test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'tzemed-connections-'));
  server = await startServerProcess(dataDir, { PATIENCE_SCALE: '10' });
});
test.afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const openHandles = () => readdirSync(`/proc/${server.child.pid}/fd`).length;

/** Status of one request on its own connection, which stays open. */
function get(agent: Agent, at: string, { token }: WriteTracker) {
  return new Promise<number>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    request(`${server.url}/api${at}`, { agent, headers }, (response) => {
      text(response).then(() => resolve(response.statusCode ?? 0), reject);
    })
      .on('error', reject)
      .end();
  });
}

/** The status that is not 'come again', as browsers do for those who ask while a thousand others wait. */
async function getServed(agent: Agent, at: string, owner: WriteTracker) {
  for (;;) {
    const status = await get(agent, at, owner);
    if (status !== 503) return status;
    await sleep(200 + Math.random() * 800);
  }
}

/** An open event stream, and how often it was told of a change. */
async function openStream({ token }: WriteTracker) {
  const ending = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const { status, body } = await fetch(`${server.url}/api/live`, { headers, signal: ending.signal });
  const stream = { status, changes: 0, end: () => ending.abort() };
  const read = async () => {
    for await (const chunk of body!.pipeThrough(new TextDecoderStream()))
      stream.changes += chunk.split('event: changed').length - 1;
  };
  void read().catch(() => undefined);
  return stream;
}

test(`${connections} connections and ${accounts * streamsEach} streams are served side by side, and are gone when they end`, async () => {
  test.setTimeout(240_000);
  const owners = await Promise.all(Array.from({ length: accounts }, () => startWriteTracker(() => server.url)));
  const before = openHandles();
  const streams = await Promise.all(
    owners.flatMap((owner) => Array.from({ length: streamsEach }, () => openStream(owner))),
  );
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));

  const agents = Array.from({ length: connections }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  for (let round = 0; round < rounds; round++) {
    const answers = await Promise.all(agents.map((agent, at) => getServed(agent, '/overview', owners[at % accounts]!)));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(openHandles()).toBeGreaterThan(before + connections);
    await Promise.all(owners.map((owner) => owner.write(randomUUID())));
  }
  for (const stream of streams) await expect.poll(() => stream.changes).toBeGreaterThanOrEqual(1);
  for (const owner of owners) expect((await owner.list()).toSorted()).toEqual([...owner.acknowledged].toSorted());

  for (const agent of agents) agent.destroy();
  for (const stream of streams) stream.end();
  await expect.poll(openHandles, { timeout: 30_000 }).toBeLessThan(before + 60);
  expect(server.child.exitCode).toBeNull();
});
