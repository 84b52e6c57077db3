import { workerData } from 'node:worker_threads';

/*
 * Kills its process when that takes too much memory, or when the server that started it is gone. A thread, because the main
 * thread of the process may be stuck in a job.
 */
const { memoryMb, serverPid } = workerData as { readonly memoryMb: number; readonly serverPid: number };
const everyMs = 50;
/** The server takes SIGKILL for the system's; SIGUSR2 ends a process without a core dump. Windows has no signals to choose from. */
const memorySignal = process.platform === 'win32' ? 'SIGKILL' : 'SIGUSR2';

setInterval(() => {
  if (process.ppid !== serverPid) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > memoryMb * 1024 * 1024) process.kill(process.pid, memorySignal);
}, everyMs);
