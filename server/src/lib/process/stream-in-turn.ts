import { finished, type Readable } from 'node:stream';
import { concurrencyLimit } from './concurrency-limit.ts';

// Each holds some thousand rows and the ids of all that it has sent, and most are sent within two seconds. Those who wait
// have their turn before a silent connection is closed (30 s).
const inTurn = concurrencyLimit(4, 16);

/** Milliseconds for which one keeps the next waiting: a slow reader must not keep everybody else's. */
const maxTurnMs = 5000;

/**
 * Opens a stream of rows when its turn has come.
 * @param userId whose turn it takes
 * @throws Refusal 503 when too many wait
 */
export function streamInTurn(userId: string, open: () => Promise<Readable>): Promise<Readable> {
  const { promise, resolve, reject } = Promise.withResolvers<Readable>();
  inTurn(userId, async () => {
    const stream = await open();
    resolve(stream);
    await new Promise<void>((end) => {
      const slow = setTimeout(end, maxTurnMs);
      finished(stream, () => {
        clearTimeout(slow);
        end();
      });
    });
  }).catch(reject);
  return promise;
}
