import type pg from 'pg';
import type { Log } from '../../lib/log.ts';
import { PatientConnection } from './connection.ts';
import { withoutDeadline, QueryDeadline } from './query-deadline.ts';

/** Short notices between the processes of one database, over one dedicated connection (LISTEN/NOTIFY). */
export type Bus = {
  on(channel: string, listener: (payload: string) => void): void;
  /** Runs when the connection is back after a loss: notices may have been missed. */
  onReconnect(listener: () => void): void;
  send(channel: string, payload: string): Promise<void>;
  stop(): Promise<void>;
};

const retryMs = 1_000;

export async function startBus(connection: pg.ClientConfig, log: Log): Promise<Bus> {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const reconnected = new Set<() => void>();
  let client: pg.Client | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  /** Runs one query after the other: the driver takes no second one while one is running. */
  function inTurn<T>(ask: () => Promise<T> | undefined): Promise<T | undefined> {
    const asked = turn.then(ask);
    turn = asked.catch(() => undefined);
    return asked;
  }

  async function connect() {
    const next = new PatientConnection({
      ...connection,
      connectionTimeoutMillis: 3_000 * QueryDeadline.scale,
      application_name: 'tzemed-bus',
    });
    next.on('error', (err) => log.warn({ err }, 'bus connection lost'));
    // Also one that we hung up on; one that never got here is tried again by who tried it.
    next.on('end', () => {
      if (client !== next) return;
      client = undefined;
      later();
    });
    next.on('notification', ({ channel, payload }) =>
      listeners.get(channel)?.forEach((listener) => listener(payload ?? '')),
    );
    await next.connect();
    for (const channel of listeners.keys()) await next.query(`listen ${next.escapeIdentifier(channel)}`);
    client = next;
  }
  function later() {
    if (stopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      // Reconnecting is not limited by the deadline of the request that noticed the loss.
      withoutDeadline(connect).then(
        () => reconnected.forEach((listener) => listener()),
        () => later(),
      );
    }, retryMs);
    timer.unref();
  }

  await connect();
  return {
    on(channel, listener) {
      if (!listeners.has(channel)) {
        listeners.set(channel, new Set());
        inTurn(() => client?.query(`listen ${client.escapeIdentifier(channel)}`)).catch(() => later());
      }
      listeners.get(channel)?.add(listener);
    },
    onReconnect: (listener) => void reconnected.add(listener),
    async send(channel, payload) {
      // If there is no connection, the other processes see the change when their short-lived caches expire; the
      // caller's work is already committed.
      await inTurn(() => client?.query('select pg_notify($1, $2)', [channel, payload])).catch((err) =>
        log.warn({ err }, 'notice not sent'),
      );
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      // Ended in the middle of a query the connection would be cut, and the notice lost.
      await turn;
      await client?.end().catch(() => undefined);
    },
  };
}
