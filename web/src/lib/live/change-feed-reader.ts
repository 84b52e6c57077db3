import { type Change, changes as table, maxChanges } from '@tzemed/contract/items/changes';
import { ApiError } from '../api/api-error.ts';
import { callsOf } from '../api/api-client.ts';
import { firstResponseTime } from '../api/first-server-time.ts';
import { waitBeforeRetry } from './reconnect.ts';

const calls = callsOf(table);

type Reading = {
  readonly onChanges: (changes: readonly Change[]) => void;
  /** The feed no longer knows what was missed: everything may be stale. */
  readonly onLost: () => void;
  readonly signal: AbortSignal;
};

/**
 * Reads the change feed on from where it was read last, at first from the server's first response to this page. Answers
 * how to have it read: any number of requests while one runs are one more.
 */
export function createChangeReader({ onChanges, onLost, signal }: Reading) {
  let start: { since: string } | { from: string } | undefined = {
    from: (firstResponseTime() ?? new Date()).toISOString(),
  };
  let isStale = false;
  let isReading = false;

  async function readPage() {
    const asked = start;
    const { changes, cursor, hasMore } = await calls.list({ query: { ...asked, limit: maxChanges } }, { signal });
    // It was told to begin anew meanwhile.
    if (start !== asked) return;
    start = { since: cursor };
    isStale ||= hasMore;
    if (!asked) onLost();
    if (changes.length > 0) onChanges(changes);
  }
  async function read() {
    isStale = true;
    if (isReading) return;
    isReading = true;
    for (let failures = 0; isStale && !signal.aborted;) {
      isStale = false;
      try {
        await readPage();
        failures = 0;
      } catch (error) {
        const refusal = error instanceof ApiError && !error.isUnsure ? error : undefined;
        if (refusal?.isSignedOut) break;
        // A cursor that is too old, or of other households.
        if (refusal) start = undefined;
        isStale = true;
        await waitBeforeRetry(failures++, signal);
      }
    }
    isReading = false;
  }
  return {
    read: () => void read(),
    /** Other households are in reach: all may be stale, and reading begins at now. */
    restart() {
      start = undefined;
      void read();
    },
  };
}
