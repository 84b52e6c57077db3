import type { Config } from '../../config.ts';

/** What the work beside requests may open where nothing is said: with all others it leaves room in the embedded server's 60. */
const ofWorkBeside = 8;

/**
 * How many connections the pool of this thread opens at most, and that of the work beside it, which gets a third of what the
 * process may open. Where nothing is said, the pool's own.
 */
export function shareConnections({ work, databaseConnections: all }: Pick<Config, 'work' | 'databaseConnections'>) {
  if (work !== 'here' || all === undefined) return { here: all, ofWork: ofWorkBeside };
  const ofWork = Math.max(2, Math.floor(all / 3));
  return { here: all - ofWork, ofWork };
}
