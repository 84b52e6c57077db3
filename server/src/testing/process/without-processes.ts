import { execFileSync } from 'node:child_process';

const jobs = /\/(?:pdf-worker|heic-worker|reading-worker|workbook-worker|typesetter)\.ts /;

/** Does `work` while no child process of Node can start: those that run jobs are killed, and the program is not there. */
export async function withoutProcesses<T>(work: () => Promise<T>, program = '/nowhere/node'): Promise<T> {
  const { execPath } = process;
  process.execPath = program;
  try {
    for (const pid of jobProcesses()) process.kill(pid, 'SIGKILL');
    return await work();
  } finally {
    process.execPath = execPath;
  }
}

function jobProcesses() {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const all = lines.map((line) => /^ *(\d+) +(\d+) (.*)$/.exec(line)).filter((found) => found !== null);
  return all
    .filter(([, , parent, args]) => Number(parent) === process.pid && jobs.test(args!))
    .map(([, pid]) => Number(pid));
}
