import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Log } from '../../lib/log.ts';
import { Connection } from '../connection/connection.ts';

const SEGMENT = 16 * 2 ** 20;
/** Room for two segments of PostgreSQL's log: enough to recover, to write a checkpoint and to go on reading. */
const RESERVE_BYTES = 2 * SEGMENT;
const LOW_BYTES = 1.5 * SEGMENT;
/** Free space above "low" at which writing resumes. */
const SLACK_BYTES = SEGMENT;
const EVERY_MS = 1000;

interface GuardOptions {
  home: string;
  superuser: pg.ClientConfig;
  log: Log;
  freeBytes?: () => number;
}

export interface DiskGuard {
  /** Gives the reserve up if the disk is full: PostgreSQL can't start without room. */
  makeRoom(): void;
  check(): Promise<void>;
  watch(): void;
  stop(): void;
}

/**
 * PostgreSQL that can't grow its log dies, and on a full disk it can't start again. So a file of the size of its need
 * is kept in reserve; when the disk gets low the file goes and transactions become read-only until there is room.
 */
export function guardDisk({ home, superuser, log, freeBytes = () => freeIn(home) }: GuardOptions): DiskGuard {
  const reserve = join(home, 'reserve');
  let readOnly: boolean | undefined;
  let timer: NodeJS.Timeout | undefined;
  return { makeRoom, check, watch, stop: () => clearTimeout(timer) };

  function makeRoom(): void {
    if (isLow()) rmSync(reserve, { force: true });
  }

  async function check(): Promise<void> {
    if (isLow()) {
      makeRoom();
      await setReadOnly(true);
    } else if (room() > LOW_BYTES + SLACK_BYTES || readOnly === undefined) {
      await setReadOnly(false);
      if (!existsSync(reserve)) await fill(reserve);
    }
  }

  function watch(): void {
    timer = setTimeout(async () => {
      await check().catch((err: unknown) => log.warn({ err }, 'Could not react to the free space on the disk'));
      if (timer) watch();
    }, EVERY_MS).unref();
  }

  function isLow(): boolean {
    return room() < LOW_BYTES;
  }

  /** Free bytes once the reserve is there. */
  function room(): number {
    return freeBytes() - (existsSync(reserve) ? 0 : RESERVE_BYTES);
  }

  async function setReadOnly(wanted: boolean): Promise<void> {
    if (readOnly === wanted) return;
    await switchTransactions(superuser, wanted);
    if (wanted)
      log.error({ freeBytes: freeBytes() }, 'The disk is full: the database is read-only until there is room');
    else if (readOnly) log.info({ freeBytes: freeBytes() }, 'There is room on the disk again');
    readOnly = wanted;
  }
}

async function switchTransactions(superuser: pg.ClientConfig, readOnly: boolean): Promise<void> {
  const client = new Connection({ ...superuser, connectionTimeoutMillis: 3000 });
  await client.connect();
  try {
    const { rows } = await client.query('show default_transaction_read_only');
    const wanted = readOnly ? 'on' : 'off';
    if (rows[0].default_transaction_read_only === wanted) return;
    await client.query(`alter system set default_transaction_read_only = ${wanted}`);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}

/** Random, so that a file system that compresses gives it its full size. */
async function fill(file: string): Promise<void> {
  const block = randomBytes(2 ** 20);
  try {
    await writeFile(file, Array(RESERVE_BYTES / block.length).fill(block), { mode: 0o600 });
  } catch {
    rmSync(file, { force: true });
  }
}

function freeIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
