import pg from 'pg';
import { tracedWork } from '../../lib/traced-work.ts';
import { waitFor } from './query-deadline.ts';
import { statementNameOf } from './statement-names.ts';

/** Every connection we open. One that breaks ends nothing else: the query under way throws, and each one after it. */
export class Connection extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // The event would end the process if it had no listener.
    this.on('error', () => undefined);
  }
}

/** `preparesStatements` false: no statement gets a name. */
export type NamingConfig = { readonly preparesStatements?: boolean };

/**
 * Hangs up on a database that does not answer in time, and its query throws. The driver's own `query_timeout` would
 * hand the connection on with the answer still due, or a transaction open. Takes queries that return a promise. What
 * has a name is planned once; after a migration by a newer server such a plan may fit no more, and goes with its
 * connection.
 */
export class PatientConnection extends Connection {
  readonly #names: boolean;
  #isUnconfirmed = false;

  constructor(config?: string | (pg.ClientConfig & NamingConfig)) {
    super(config);
    this.#names = typeof config !== 'object' || config.preparesStatements !== false;
    this.on('notice', ({ routine }) => {
      if (routine !== 'SyncRepWaitForLSN') return;
      this.#isUnconfirmed = true;
      void this.end();
    });
  }

  // `never` fits what each of the driver's overloads returns.
  override query(text: unknown, values?: unknown): never {
    const name =
      this.#names && typeof text === 'string' ? this.nameOf(text, values as unknown[] | undefined) : undefined;
    const ask = () =>
      waitFor(
        () => {
          const answer = name
            ? this.#queryNamed(name, text as string, values as unknown[])
            : super.query(text as string, values as unknown[]);
          return answer.then(
            (result: unknown) => this.#confirmed(result),
            (error: unknown) => this.#giveBack(error),
          );
        },
        () => void this.end(),
      );
    return (typeof text === 'string' ? tracedWork.tracePromise(ask, { kind: 'query', name: text }) : ask()) as never;
  }

  /** Name of the prepared statement for this text, or undefined if it is planned each time. */
  protected nameOf(text: string, _values?: readonly unknown[]): string | undefined {
    return statementNameOf(text);
  }

  /** Passes a query object: for a config object the driver copies every property each time. */
  #queryNamed(name: string, text: string, values: unknown[]) {
    return new Promise<unknown>((resolve, reject) => {
      const query = new pg.Query(text, values);
      Object.assign(query, {
        name,
        callback: (error: unknown, result: unknown) => (error ? reject(error as Error) : resolve(result)),
      });
      super.query(query);
    });
  }

  /**
   * PostgreSQL says of a commit whose wait for the synchronous standby was cancelled (`pg_cancel_backend`) that it
   * succeeded, with a notice before its answer; it is lost with this server. Whoever asked is told to try again, with the
   * same key.
   */
  #confirmed(result: unknown) {
    if (this.#isUnconfirmed) throw Object.assign(new Error('The standby has not confirmed'), { code: '57P01' });
    return result;
  }

  #giveBack(error: unknown): never {
    if (isOutdatedPlan(error)) void this.end();
    throw error;
  }
}

/** 'cached plan must not change result type'. */
const isOutdatedPlan = (error: unknown) => (error as { routine?: string }).routine === 'RevalidateCachedQuery';
