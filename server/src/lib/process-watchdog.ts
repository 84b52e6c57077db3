import { workerData } from 'node:worker_threads';

/*
 * Kills its process when that takes too much memory, or when the server that started it is gone. A thread, because the main
 * thread of the process may be stuck in a job.
 */
const { memoryMb, serverPid } = workerData as { readonly memoryMb: number; readonly serverPid: number };
const everyMs = 50;

setInterval(() => {
  const isOrphan = process.ppid !== serverPid;
  if (isOrphan || process.memoryUsage.rss() > memoryMb * 1024 * 1024) process.kill(process.pid, 'SIGKILL');
}, everyMs);
