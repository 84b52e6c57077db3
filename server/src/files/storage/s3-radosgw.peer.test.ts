import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, truncate, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { type S3Config, s3Store } from './s3-store.ts';
import type { FileStore } from './file-store.ts';

const howToInstall = 'apt-get install --no-install-recommends radosgw ceph-mon ceph-osd';
const megabyte = 1_000_000;
const unavailable = { status: 503, retryAfter: 5 };
const missing = { ...unavailable, cause: { name: 'NoSuchKey' } };

const folder = await mkdtemp(path.join(tmpdir(), 'tzemed-rgw-'));
const at = (name: string) => path.join(folder, name);
const [monitorPort, gatewayPort] = await freePorts();
const config: S3Config = {
  endpoint: `http://127.0.0.1:${gatewayPort}`,
  bucket: 'papers',
  region: 'us-east-1',
  accessKey: 'key',
  secretKey: 'secret',
};
const store = await s3Store(config);

const running = new Set<ChildProcess>();
let disk: ChildProcess;
let gateway: ChildProcess;
const endAll = () => running.forEach((child) => child.kill('SIGKILL'));

beforeAll(async () => {
  for (const command of ['radosgw', 'ceph-mon', 'ceph-osd']) await run(command, '--version');
  process.once('exit', endAll);
  const fsid = randomUUID();
  const diskId = randomUUID();
  await writeFile(at('ceph.conf'), settings(fsid, diskId));
  await mkdir(at('monitor'));
  await mkdir(at('disk'));
  await run('ceph-mon', '-i', 'a', '--mkfs');
  start('ceph-mon', '-i', 'a');
  await run('ceph', 'osd', 'new', diskId);
  await run('ceph-osd', '-i', '0', '--mkfs');
  disk = start('ceph-osd', '-i', '0');
  const keys = ['--access-key', config.accessKey, '--secret-key', config.secretKey];
  await run('radosgw-admin', 'user', 'create', '--uid=house', '--display-name=House', ...keys);
  await startGateway();
  const { endpoint, region, accessKey: accessKeyId, secretKey: secretAccessKey } = config;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  await client.send(new CreateBucketCommand({ Bucket: config.bucket }));
});

afterAll(async () => {
  const ended = [...running].map((child) => once(child, 'exit'));
  endAll();
  await Promise.all(ended);
  await rm(folder, { recursive: true });
});

describe('A radosgw', () => {
  it('keeps bytes and files, also empty ones, and gives them back as they are', async () => {
    const bytes = randomBytes(20 * megabyte);
    const [file, none] = [at('paper'), at('none')];
    await writeFile(file, bytes);
    await writeFile(none, '');
    const [one, other, empty, emptyFile] = [newId(), newId(), newId(), newId()];
    await store.put(one, { path: file });
    await store.put(other, bytes.subarray(0, 10));
    await store.put(empty, new Uint8Array());
    await store.put(emptyFile, { path: none });
    expect(Buffer.compare(await whole(one), bytes)).toBe(0);
    expect(await whole(other)).toEqual(bytes.subarray(0, 10));
    expect([await whole(empty), await whole(emptyFile)]).toEqual([Buffer.alloc(0), Buffer.alloc(0)]);
    await store.remove(one);
    await store.remove(one);
    await expect(store.open(one)).rejects.toMatchObject(missing);
    expect(await openFiles()).not.toContain(file);
  });

  it('lists more than a page, each key once, also while they are removed', async () => {
    const before = await keys();
    const put = Array.from({ length: 1100 }, newId);
    for (let from = 0; from < put.length; from += 50)
      await Promise.all(put.slice(from, from + 50).map((key) => store.put(key, new Uint8Array(3))));
    expect(await keys()).toEqual([...before, ...put].toSorted());
    const removed = new Set(put.slice(0, 100));
    const seen: string[] = [];
    for await (const key of store.list()) {
      seen.push(key);
      if (removed.has(key)) await store.remove(key);
    }
    expect(seen.toSorted()).toEqual([...before, ...put].toSorted());
    expect(await keys()).toEqual([...before, ...put.slice(100)].toSorted());
  });

  it.each([
    ['whose secret is another', { secretKey: 'guessed' }, 'SignatureDoesNotMatch'],
    ['that does not know the key', { accessKey: 'guessed' }, 'InvalidAccessKeyId'],
    ['that has no such bucket', { bucket: 'nobody' }, 'NoSuchBucket'],
  ])('%s is unavailable, and nothing is missing', async (_, wrong, name) => {
    const key = newId();
    await store.put(key, new Uint8Array(9));
    const other = await s3Store({ ...config, ...wrong });
    const file = await zeros(20 * megabyte);
    const asked = [...asking(other, key), other.put(newId(), { path: file })];
    for (const answer of await answers(asked)) expect(answer).toMatchObject({ ...unavailable, cause: { name } });
    expect((await whole(key)).length).toBe(9);
  });

  it('is read as slowly as its readers are, by more than fifty at once', async () => {
    const sizes = [9, megabyte];
    const [small, large] = [newId(), newId()];
    await store.put(small, new Uint8Array(9));
    await store.put(large, new Uint8Array(megabyte));
    const opened = await Promise.all(Array.from({ length: 30 }, () => [small, large].map(store.open)).flat());
    await store.put(newId(), new Uint8Array(9));
    await sleep(6000);
    for (const [at, bytes] of opened.entries()) expect((await buffer(bytes)).length).toBe(sizes[at % 2]);
  });

  it.each([
    ['in one request', 60, (file: string) => readTo(file, 10 * megabyte)],
    // The position of this descriptor does not show the progress in the file.
    ['in parts', 150, async (file: string) => vi.waitUntil(async () => (await openFiles()).includes(file), waiting)],
  ])('that is killed has no half of what was put %s, and takes it when it is back', async (_, megabytes, hasBegun) => {
    const key = newId();
    const file = await zeros(megabytes * megabyte);
    const put = answers([store.put(key, { path: file })]);
    await hasBegun(file);
    await kill(gateway);
    expect(await put).toMatchObject([unavailable]);
    expect(await openFiles()).not.toContain(file);
    for (const answer of await answers(asking(store, key))) expect(answer).toMatchObject(unavailable);

    await startGateway();
    await expect(store.open(key)).rejects.toMatchObject(missing);
    expect(await keys()).not.toContain(key);
    await store.put(key, { path: file });
    expect((await whole(key)).length).toBe(megabytes * megabyte);
  });

  it('that is killed gives no half for a whole', async () => {
    const key = newId();
    await store.put(key, new Uint8Array(20 * megabyte));
    const bytes = await store.open(key);
    await kill(gateway);
    await expect(buffer(bytes)).rejects.toThrow(/aborted/);
    await startGateway();
    expect((await whole(key)).length).toBe(20 * megabyte);
  });

  it('that falls silent in the middle is given up', async () => {
    const [key, half] = [newId(), newId()];
    await store.put(key, new Uint8Array(20 * megabyte));
    // Larger ones go in parts, for which the store may be silent for minutes.
    const file = await zeros(60 * megabyte);
    const bytes = await store.open(key);
    const put = answers([store.put(half, { path: file })]);
    await readTo(file, 10 * megabyte);
    const goOn = await stop(gateway);
    const [[ofPut], [ofRead]] = await Promise.all([put, answers([buffer(bytes)])]);
    expect(ofPut).toMatchObject(unavailable);
    expect(String(ofRead)).toMatch(/silent/);
    expect(await openFiles()).not.toContain(file);
    goOn();
    expect((await whole(key)).length).toBe(20 * megabyte);
    await expect(store.open(half)).rejects.toMatchObject(missing);
  });

  it('is unavailable while its disk hangs, and recovers with it', async () => {
    const key = newId();
    await store.put(key, new Uint8Array(9));
    const goOn = await stop(disk);
    const asked = [store.put(newId(), { path: await zeros(megabyte) }), ...asking(store, newId()), store.open(key)];
    for (const answer of await answers(asked)) expect(answer).toMatchObject(unavailable);
    goOn();
    await expect.poll(() => whole(key).then((bytes) => bytes.length, String)).toBe(9);
  });
});

/** Ceph configuration with one monitor and one in-memory disk, on loopback: the least that a gateway starts with. */
function settings(fsid: string, diskId: string) {
  return `[global]
fsid = ${fsid}
mon host = v2:127.0.0.1:${monitorPort}/0
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind msgr1 = false
auth cluster required = none
auth service required = none
auth client required = none
# Without keys nobody can encrypt.
ms mon cluster mode = crc
ms mon service mode = crc
ms mon client mode = crc
# A disk that is full for others is none of its business.
mon data avail crit = 0
paxos propose interval = 0.05
mon allow pool size one = true
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
run dir = ${folder}
log file = ${folder}/$name.log
admin socket =
[mon.a]
public addrv = [v2:127.0.0.1:${monitorPort}]
mon data = ${folder}/monitor
[osd.0]
osd data = ${folder}/disk
osd uuid = ${diskId}
osd objectstore = memstore
memstore device bytes = 4294967296
[client.rgw]
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
`;
}

async function freePorts() {
  const servers = [createServer(), createServer()];
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening');
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) await once(server.close(), 'close');
  return ports;
}

async function run(command: string, ...args: string[]) {
  try {
    await promisify(execFile)(command, ['-c', at('ceph.conf'), ...args], { timeout: 60_000 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`${command} is not installed. On Debian: ${howToInstall}`, { cause: error });
  }
}

function start(command: string, ...args: string[]) {
  const child = spawn(command, ['-c', at('ceph.conf'), '-f', ...args], { stdio: 'ignore' });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function startGateway() {
  gateway = start('radosgw', '-n', 'client.rgw');
  await vi.waitUntil(
    () =>
      fetch(config.endpoint).then(
        () => true,
        () => false,
      ),
    { timeout: 30_000, interval: 50 },
  );
}

async function kill(child: ChildProcess) {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Takes connections still, and says nothing, until it goes on. */
async function stop(child: ChildProcess) {
  child.kill('SIGSTOP');
  const goOn = () => child.kill('SIGCONT');
  onTestFinished(() => void goOn());
  // Thread by thread, and what is on its way in one of them may still be answered.
  const threads = `/proc/${child.pid}/task`;
  await vi.waitUntil(async () => {
    const all = await Promise.all((await readdir(threads)).map((id) => readFile(`${threads}/${id}/status`, 'utf8')));
    return all.every((about) => /^State:\s*T/m.test(about));
  });
  return goOn;
}

/** Every question that there is, at once. */
const asking = (store: FileStore, key: string) => [
  store.put(newId(), new Uint8Array(9)),
  store.open(key),
  store.remove(newId()),
  keys(store),
];

async function keys(of = store) {
  const found: string[] = [];
  for await (const key of of.list()) found.push(key);
  return found.toSorted();
}

const whole = async (key: string) => buffer(await store.open(key));

/** Errors of all promises, or undefined for those that resolve. */
const answers = (asked: readonly Promise<unknown>[]) =>
  Promise.all(
    asked.map((one) =>
      one.then(
        () => undefined,
        (error: unknown) => error,
      ),
    ),
  );

/** A file of zeros that takes no room. */
async function zeros(size: number) {
  const file = at(newId());
  await writeFile(file, '');
  await truncate(file, size);
  return file;
}

/** Read positions of the files that this process has open. */
async function positions() {
  const found = new Map<string, number>();
  for (const fd of await readdir('/proc/self/fd')) {
    const file = await readlink(`/proc/self/fd/${fd}`).catch(() => '');
    const about = await readFile(`/proc/self/fdinfo/${fd}`, 'utf8').catch(() => '');
    found.set(file, Number(/^pos:\s*(\d+)/.exec(about)?.[1]));
  }
  return found;
}

const openFiles = async () => [...(await positions()).keys()];

const waiting = { timeout: 20_000, interval: 2 };

const readTo = (file: string, position: number) =>
  vi.waitUntil(async () => ((await positions()).get(file) ?? 0) > position, waiting);
