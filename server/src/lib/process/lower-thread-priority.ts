import { constants, getPriority, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/**
 * Gives requests precedence over background work. Only Linux can set the priority of one thread; elsewhere it would
 * apply to the whole process. A priority that may not be changed, or is already as low, stays.
 */
export function lowerThreadPriority() {
  if (!isMainThread && process.platform !== 'linux') return;
  try {
    const { PRIORITY_BELOW_NORMAL: wanted } = constants.priority;
    if (getPriority() < wanted) setPriority(wanted);
  } catch {}
}
