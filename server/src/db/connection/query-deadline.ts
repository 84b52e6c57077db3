import { AsyncLocalStorage } from 'node:async_hooks';
import { patienceScale } from '../../lib/process/patience-scale.ts';
import { Refusal } from '../../lib/refusal.ts';

/**
 * Milliseconds. Above what a statement may take, so that one that is merely slow is ended by the server and its
 * connection stays; below the 6 s in which every call is answered, with room for what is no question to the database.
 */
const PATIENCE_MS = 5500;

const current = new AsyncLocalStorage<QueryDeadline>();

/** Runs what goes on by itself, and is nobody's wait, whoever happened to start it. */
export const withoutDeadline = <T>(work: () => T): T => current.exit(work);

/** Limits how long a caller waits for the database in total. Time between the queries does not count. */
export class QueryDeadline {
  /** Multiplies this and every deadline of `client.ts`: a busy machine is no reason for a test to fail. */
  static scale = patienceScale;

  #left: number;
  #waits = 0;
  #since = 0;

  constructor(milliseconds = PATIENCE_MS * QueryDeadline.scale) {
    this.#left = milliseconds;
  }

  /** Every wait for the database in `work` counts, also in what it calls. */
  during<T>(work: () => T): T {
    return current.run(this, work);
  }

  get left(): number {
    return this.#left - (this.#waits > 0 ? performance.now() - this.#since : 0);
  }

  /** Timers may be early by a moment, in which another question would be asked. */
  lose() {
    this.#left = -Infinity;
  }

  /** A wait begins; those at the same time count once. */
  begin() {
    if (this.#waits++ === 0) this.#since = performance.now();
  }

  end() {
    if (this.#waits === 1) this.#left = this.left;
    this.#waits -= 1;
  }
}

/**
 * Waits for an answer of the database while whoever asks has patience; background work has it anew for each answer.
 * Every query passes here, so it makes one promise and one timer.
 *
 * @param giveUp is called when the patience is over; what it does with the answer that may still come is its own affair
 * @throws Refusal 503 when the patience is over, or was to begin with: then nothing is asked
 */
export function waitFor<T>(ask: () => Promise<T>, giveUp: (coming: Promise<T>) => void): Promise<T> {
  const patience = current.getStore() ?? new QueryDeadline();
  const { left } = patience;
  if (left <= 0) return Promise.reject(outOfPatience());
  return new Promise<T>((resolve, reject) => {
    patience.begin();
    const coming = ask();
    const timer = setTimeout(() => {
      patience.end();
      patience.lose();
      isOver = true;
      reject(outOfPatience());
      giveUp(coming);
    }, left);
    let isOver = false;
    const end = () => {
      if (isOver) return;
      clearTimeout(timer);
      patience.end();
    };
    coming.then(
      (answer) => (end(), resolve(answer)),
      (error: unknown) => (end(), reject(error as Error)),
    );
  });
}

const outOfPatience = () => new Refusal(503, 'unavailable', { retryAfter: 5 });
