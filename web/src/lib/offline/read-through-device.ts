import type { Endpoint } from '@tzemed/contract/schema/endpoint';
import { ApiError } from '../api/api-error.ts';
import { device, openedDevice } from './device-gate.ts';
import { isServerReachable } from './reachability.ts';

/** A server that says nothing for so long is away, as long as the device has an answer. */
const patienceMs = 3000;

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
  const wasAway = !isServerReachable();
  if (opened && wasAway) {
    const stored = await opened.answer(row, url);
    if (stored !== undefined) return stored;
  }
  const asking = ask(true);
  try {
    const answer = opened ? await inTime(asking, () => opened.answer(row, url)) : await asking;
    return openedDevice()?.keep(row, url, answer) ?? answer;
  } catch (error) {
    if (isUnknown(error)) return createdOr(error, (await device())?.createdHere(url));
    if (!isServerAway(error)) throw error;
    const stored = await (await device())?.answer(row, url);
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
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), patienceMs)));
  const first = await Promise.race([asking, late]).finally(() => clearTimeout(timer));
  if (first !== 'late') return first;
  return (await instead()) ?? asking;
}
