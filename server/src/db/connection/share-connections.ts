import type { Config } from '../../config.ts';

/**
 * Default number of connections for background work: together with all others it stays below the embedded server's 60.
 */
const ofWorkBeside = 8;

/**
 * Maximum number of connections for the pool of this thread and for background work, which gets a third of the
 * process's limit. Without a limit the pool uses its default.
 */
export function shareConnections({ work, databaseConnections: all }: Pick<Config, 'work' | 'databaseConnections'>) {
  if (work !== 'here' || all === undefined) return { here: all, ofWork: ofWorkBeside };
  const ofWork = Math.max(2, Math.floor(all / 3));
  return { here: all - ofWork, ofWork };
}
