import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import autocannon from 'autocannon';

/** Server under test: its address, its process, and the request to send. */
export type Side = {
  readonly pid: number;
  /** Process id of its database server. */
  readonly postmaster: number;
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Called once per request. */
  readonly headers: () => Record<string, string>;
  readonly body: () => string | undefined;
};

/** Requests per second; µs of processor per request, of the server and of PostgreSQL. */
export type Measured = { readonly perSecond: number; readonly server: number; readonly database: number };

export async function measure(side: Side, seconds: number): Promise<Measured> {
  const { pid, postmaster, url, method, headers, body } = side;
  const before = [cpuOf(pid), cpuOfAll(postmaster)] as const;
  const result = await autocannon({
    url,
    duration: seconds,
    connections: 20,
    requests: [{ method, setupRequest: (request: object) => ({ ...request, headers: headers(), body: body() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${method} ${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  const count = result.requests.total;
  const spent = (now: number, then: number) => ((now - then) / count) * 1e6;
  return {
    perSecond: result.requests.average,
    server: spent(cpuOf(pid), before[0]),
    database: spent(cpuOfAll(postmaster), before[1]),
  };
}

/** Bytes of one answer: of its head, and of all. */
export function bytesOf({ url, method, headers, body: bodyOf }: Side): Promise<{ head: number; all: number }> {
  const { hostname, port, pathname, search } = new URL(url);
  const body = bodyOf() ?? '';
  const lines = Object.entries({
    host: hostname,
    connection: 'close',
    'content-length': Buffer.byteLength(body),
    ...headers(),
  });
  return new Promise((resolve, reject) => {
    let answer = Buffer.alloc(0);
    const socket = connect(Number(port), hostname);
    socket.on('data', (bytes: Buffer) => (answer = Buffer.concat([answer, bytes])));
    socket.on('error', reject);
    socket.on('end', () => resolve({ head: answer.indexOf('\r\n\r\n') + 4, all: answer.length }));
    socket.write(`${method} ${pathname}${search} HTTP/1.1\r\n`);
    for (const [name, value] of lines) socket.write(`${name}: ${value}\r\n`);
    socket.write(`\r\n${body}`);
  });
}

/** Ticks of Linux's clock for processes are a hundredth of a second each; elsewhere nothing is known. */
const tick = 0.01;

/** Seconds of processor that a process has used, and its parent. */
function statOf(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent, own: (user + system) * tick, ended: (endedUser + endedSystem) * tick };
  } catch {
    return { parent: 0, own: 0, ended: 0 };
  }
}

export const cpuOf = (pid: number) => statOf(pid).own;

/** CPU time of a postmaster and all its processes, including those that have ended. */
export function cpuOfAll(postmaster: number) {
  const { own, ended } = statOf(postmaster);
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = processes.map((pid) => statOf(Number(pid))).filter(({ parent }) => parent === postmaster);
  return children.reduce((sum, child) => sum + child.own, own + ended);
}
