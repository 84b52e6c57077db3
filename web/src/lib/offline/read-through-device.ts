import type { Endpoint } from '@tzemed/contract/schema/endpoint';
import { ApiError } from '../api/api-error.ts';
import { device, keepOnDevice, openedDevice } from './device-gate.ts';
import { isServerReachable } from './reachability.ts';

/** A server that says nothing for so long is away, as long as the device has an answer. */
const patienceMs = 3000;

/** An answer that came after another was shown is fresh for so long. */
const lateMs = 10_000;
const late = new Map<string, { readonly at: number; readonly answer: unknown }>();
const listeners = new Set<() => void>();

/** Calls back when the server has answered after all what the device had answered in its place. */
export function onLateAnswer(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks the server; `isOnce`: no second attempt follows one without an answer. */
type Ask = (isOnce: boolean) => Promise<unknown>;

/**
 * Reads from the server and stores the answer; while the server is away, or slow, from the device. What waits to be sent
 * is in either.
 */
export async function readThroughDevice(row: Endpoint, url: string, ask: Ask): Promise<unknown> {
  const opened = openedDevice();
  const created = opened?.createdHere(url);
  if (created !== undefined) return created;
  const instead = async () => (await device())?.answer(row, url);
  const keep = (answer: unknown) => keepOnDevice(row, url, answer);
  const before = late.get(url);
  late.delete(url);
  if (before && Date.now() - before.at < lateMs) return keep(before.answer);
  const wasAway = !isServerReachable();
  const waiting = row.reply === 'file' ? await opened?.waitingFile(row, url) : undefined;
  if (waiting) return waiting;
  if (opened && wasAway) {
    const stored = await opened.answer(row, url);
    if (stored !== undefined) return stored;
  }
  const asking = ask(true);
  try {
    const { answer, isStored } = await inTime(asking, instead);
    if (!isStored) return keep(answer);
    asking.then(
      (fresh) => {
        late.set(url, { at: Date.now(), answer: fresh });
        for (const listener of listeners) listener();
      },
      () => undefined,
    );
    return answer;
  } catch (error) {
    if (isUnknown(error)) return createdOr(error, (await device())?.createdHere(url));
    if (!isServerAway(error)) throw error;
    const stored = await instead();
    if (stored !== undefined) return stored;
    // A connection that breaks now and then answers the second attempt, or the third.
    if (wasAway || (error as ApiError).code !== 'network') throw error;
    return ask(false);
  }
}

/** No answer came (status 0), or one that says 'not now'. */
const isServerAway = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;

function createdOr(error: unknown, created: unknown) {
  if (created === undefined) throw error;
  return created;
}

async function inTime(asking: Promise<unknown>, instead: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slow = new Promise<'slow'>((resolve) => (timer = setTimeout(() => resolve('slow'), patienceMs)));
  const first = await Promise.race([asking, slow]).finally(() => clearTimeout(timer));
  if (first !== 'slow') return { answer: first, isStored: false };
  const stored = await instead();
  return stored === undefined ? { answer: await asking, isStored: false } : { answer: stored, isStored: true };
}
