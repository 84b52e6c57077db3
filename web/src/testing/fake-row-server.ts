type Row = Record<string, unknown> & { id: string; version: number };

/** Fate of the next requests. `offline`: the browser knows. `lostRequest`: it never arrives. `lostAnswer`: it is done, and nobody hears of it. */
export type NetworkState = 'up' | 'offline' | 'lostRequest' | 'lostAnswer' | 'hangs' | 'busy';

/**
 * Stands in for the server's rules that the outbox relies on: client ids, versions, Idempotency-Keys and deletions, for rows
 * of any resource, and for reminders that are completed.
 */
export function fakeRowServer(me: string) {
  const rows = new Map<string, Row>();
  const deleted = new Map<string, Row>();
  const answers = new Map<string, [number, unknown]>();
  /** Changes that were made, by what was asked: each identity must be made once. */
  const made: string[] = [];
  const server = {
    network: 'up' as NetworkState,
    rows,
    deleted,
    made,
    fetch: handle,
    forgetKeys: () => answers.clear(),
  };

  async function handle(url: string, init: RequestInit = {}): Promise<Response> {
    if (server.network === 'lostRequest' || server.network === 'offline') throw new TypeError('Failed to fetch');
    if (server.network === 'busy') return Response.json({ message: 'later', error: 'busy' }, { status: 503 });
    const [status, body] = answer(url, init);
    if (server.network === 'lostAnswer') throw new TypeError('Failed to fetch');
    if (server.network === 'hangs') return new Promise(() => undefined);
    return status === 204 ? new Response(null, { status }) : Response.json(body, { status });
  }

  function answer(url: string, init: RequestInit): [number, unknown] {
    const key = new Headers(init.headers).get('Idempotency-Key');
    const known = key ? answers.get(key) : undefined;
    if (known) return known;
    const reply = change(url, init, key);
    if (key && reply[0] < 500) answers.set(key, reply);
    return reply;
  }

  function change(url: string, { method = 'GET', body }: RequestInit, key: string | null): [number, unknown] {
    const [noun = '', id, action] = new URL(url, 'http://localhost').pathname.replace('/api/', '').split('/');
    if (noun === 'health') return [200, {}];
    const one = noun.replace(/s$/, '');
    const sent = body === undefined ? {} : (JSON.parse(body as string) as Record<string, unknown>);
    const done = (row: Row | undefined, status = 200): [number, unknown] => {
      made.push(`${method} ${url} ${key ?? String(sent.id)}`);
      if (row) rows.set(row.id, row);
      return [status, row && { [one]: row, next: null }];
    };
    if (method === 'GET') return [200, { [noun]: [...rows.values()], total: rows.size }];
    if (id === undefined) {
      const own = sent.id as string;
      if (deleted.has(own)) return refused(409, 'idTaken');
      const standing = rows.get(own);
      return standing
        ? [200, { [one]: standing }]
        : done({ isCompleted: false, ...sent, id: own, version: 1, updatedBy: me }, 201);
    }
    if (action === 'restore') {
      const row = deleted.get(id);
      if (!row) return refused(404, 'notFound');
      deleted.delete(id);
      return done(row);
    }
    const row = rows.get(id);
    if (!row) return refused(404, 'notFound');
    if (method === 'DELETE') {
      rows.delete(id);
      deleted.set(id, row);
      return done(undefined, 204);
    }
    const next = { ...row, version: row.version + 1, updatedBy: me };
    if (action === 'complete')
      return row.isCompleted
        ? refused(409, 'alreadyCompleted', { current: { [one]: row } })
        : done({ ...next, isCompleted: true, closedBy: me });
    if (action === 'reopen')
      return row.isCompleted ? done({ ...next, isCompleted: false, closedBy: null }) : refused(409, 'notCompleted');
    const { version, ...fields } = sent;
    if (version !== row.version) return refused(409, 'stale', { current: { [one]: row } });
    return done({ ...next, ...fields });
  }

  const refused = (status: number, error: string, more: object = {}): [number, unknown] => [
    status,
    { message: error, error, ...more },
  ];

  return server;
}
