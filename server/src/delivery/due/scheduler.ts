import { withoutDeadline } from '../../db/connection/query-deadline.ts';
import type { Log } from '../../lib/log.ts';
import type { DueSource } from './due-source.ts';
import { notifyDue, type DueContext } from './notify-due.ts';
import { nextDueTime } from './due-queue.ts';

/**
 * Milliseconds between two looks at most: what is written for a moment that is nearer than the next look waits for that
 * look, and no longer.
 */
const lookMs = 10_000;

/** Additional work of each look. */
type Look = (ctx: DueContext) => Promise<void>;
type Watching = DueContext & { readonly log: Pick<Log, 'warn' | 'error'> };

/**
 * Sends notifications when items fall due, from now on: a timer is set to the next due time, and looks every few seconds
 * besides. Items that fell due while no process ran are sent at once. Returns a function that stops the scheduler after the
 * work in progress.
 */
export function scheduleDue(
  ctx: Watching,
  nouns: readonly DueSource[],
  looks: readonly Look[] = [],
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let turn = Promise.resolve();
  const look = async () => {
    let wait = lookMs;
    try {
      await notifyDue(ctx, nouns);
      for (const alsoLook of looks) await alsoLook(ctx);
      const next = await nextDueTime(ctx.db);
      if (next) wait = Math.min(lookMs, Math.max(0, next.getTime() - ctx.clock().getTime()));
    } catch (err) {
      // The database is away, or something is wrong with one of them: the next look tries again.
      ctx.log.warn({ err }, 'what is due could not be told');
    }
    if (!isOver) begin(wait);
  };
  const begin = (wait: number) => {
    timer = withoutDeadline(() => setTimeout(() => (turn = look()), wait));
  };
  begin(0);
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await turn;
  };
}
