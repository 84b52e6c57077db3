import pg from 'pg';
import { waitFor } from './patience.ts';
import { nameOf } from './statement-names.ts';

/** Every connection we open. One that breaks ends nothing else: the query under way throws, and each one after it. */
export class Connection extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // Without a listener the event would end the process.
    this.on('error', () => undefined);
  }
}

/**
 * Hangs up on a database that does not answer in time, and its query throws. The driver's own `query_timeout` would
 * hand the connection on with the answer still due, or a transaction open. Takes queries that return a promise. What
 * has a name is planned once; after a migration by a newer server such a plan may fit no more, and goes with its
 * connection.
 */
export class PatientConnection extends Connection {
  // `never` fits what each of the driver's overloads returns.
  override query(...query: unknown[]): never {
    return waitFor(
      () => super.query(...(named(query) as [string, unknown[]])).catch((error: unknown) => this.#giveBack(error)),
      () => void this.end(),
    ) as never;
  }

  #giveBack(error: unknown): never {
    if (isOutdatedPlan(error)) void this.end();
    throw error;
  }
}

/** 'cached plan must not change result type'. */
const isOutdatedPlan = (error: unknown) => (error as { routine?: string }).routine === 'RevalidateCachedQuery';

/** The same query under its name, if it has one. */
function named(query: unknown[]): unknown[] {
  const [text, values] = query;
  const name = typeof text === 'string' ? nameOf(text) : undefined;
  return name ? [{ name, text, values }] : query;
}
