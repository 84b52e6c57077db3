import pg from 'pg';
import { waitFor } from './patience.ts';

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
 * hand the connection on with the answer still due, or a transaction open. Takes queries that return a promise.
 */
export class PatientConnection extends Connection {
  // `never` fits what each of the driver's overloads returns.
  override query(...query: unknown[]): never {
    return waitFor(
      () => super.query(...(query as [string, unknown[]])),
      () => void this.end(),
    ) as never;
  }
}
