import { constants, getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/**
 * Whoever asks for a page comes before what is done in the background. Of one thread only Linux can say so; elsewhere it
 * would be said of the whole process. Where the priority may not be changed, or is as low already, it stays.
 */
export function lowerThreadPriority() {
  if (!isMainThread && process.platform !== 'linux') return;
  try {
    const { PRIORITY_BELOW_NORMAL: wanted } = constants.priority;
    if (getPriority() < wanted) setPriority(wanted);
  } catch {}
}
