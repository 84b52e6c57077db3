import type { ClientReply, Endpoint, ClientRequest, Table } from '@tzemed/contract/schema/endpoint';
import { vi } from 'vitest';

type RefusalBody = { message: string; error?: string; errors?: Record<string, string>; current?: unknown };

/** Thrown by a handler to refuse a request: the status and the body of the response. */
export class Refusal {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: RefusalBody) {
    this.status = status;
    this.body = body;
  }
}

type Handler<E extends Endpoint> = (sent: ClientRequest<E>) => ClientReply<E> | Promise<ClientReply<E>>;
type Route = { row: Endpoint; handler: (sent: never) => unknown };
export type Answers = readonly Route[];

/** Answers of one noun, typed by its table: what they say is what the server can say. */
export const answersOf = <T extends Table>(table: T, handlers: { [K in keyof T]?: Handler<T[K]> }): Answers =>
  Object.entries(handlers).map(([name, handler]) => ({ row: table[name]!, handler: handler as Route['handler'] }));

export type Request = { method: string; path: string; headers: Headers; body: unknown };

/** The requests that write, oldest first. A refetch may come after any of them. */
export const writesOf = <R extends Pick<Request, 'method'>>(requests: readonly R[]) =>
  requests.filter(({ method }) => method !== 'GET');

/** Puts these answers in the place of the network. Returns the requests made, oldest first. */
export function fakeApi(...answers: Answers[]): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'http://localhost');
    const path = url.pathname.replace(/^\/api/, '');
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const file = init.body instanceof FormData ? init.body.get('file') : undefined;
    const said = init.body instanceof FormData ? init.body.get('options') : null;
    const options: unknown = typeof said === 'string' ? JSON.parse(said) : undefined;
    requests.push({ method, path: path + url.search, headers: new Headers(init.headers), body });
    for (const { row, handler } of answers.flat()) {
      const params = row.method === method && match(row.path, path);
      if (!params) continue;
      const sent = { params, query: Object.fromEntries(url.searchParams), body, file, options };
      return answer(row, () => handler(sent as never));
    }
    throw new Error(`No answer for ${method} ${path}`);
  });
  return requests;
}

async function answer(row: Endpoint, run: () => unknown) {
  try {
    const value = await run();
    if (value === undefined) return new Response(null, { status: 204 });
    return row.reply === 'file' ? new Response(value as Blob) : Response.json(value, { status: row.status ?? 200 });
  } catch (refusal) {
    if (refusal instanceof Refusal) return Response.json(refusal.body, { status: refusal.status });
    throw refusal;
  }
}

function match(template: string, path: string): Record<string, string> | null {
  const names = template.split('/');
  const values = path.split('/');
  if (names.length !== values.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index]!;
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(value);
    else if (name !== value) return null;
  }
  return params;
}
