/** Which run of a job it is: the same id for each of its tries, and when it was queued. */
export type Run = { readonly id: string; readonly date: Date };

/** One job of a kind. */
export type Queued<Data> = { readonly data: Data; readonly run: Run };

/** A kind of background work, defined in the folder of what it serves. */
export type Job<Context, Data extends object> = {
  readonly name: string;
  /** When it comes by itself, by the clock of the product's zone; what fell into a standstill comes once after it. */
  readonly cron?: string;
  /** How many are taken from the queue together, done at the same time and settled together. 1 by default. */
  readonly batch?: number;
  /** How many such batches are under way side by side in one process: one that hangs holds up its own. 1 by default. */
  readonly concurrency?: number;
  /** How many are begun a second in one process, at most: what nobody waits for leaves the processor to who does. */
  readonly perSecond?: number;
  /** How long one may take, in seconds, before it counts as lost: a quarter of an hour where nothing is said. */
  readonly longestSeconds?: number;
  /** Among those of this kind, what goes first: the higher. 0 by default. */
  readonly urgency?: (data: Data) => number;
  /** What several that are taken together ask the database for, at once. */
  readonly gather?: (ctx: Context, all: readonly Queued<Data>[]) => Promise<unknown>;
  /**
   * May come twice for the same job, when a process ended between its effect and its end. `gathered`: for those that were
   * taken with it, and it among them; missing when it comes alone, or nothing could be gathered for all.
   */
  readonly run: (ctx: Context, data: Data, run: Run, gathered?: never) => Promise<void>;
};

/** Keeps the job's exact types: what it is given is what it can be sent with, and what is gathered what it runs with. */
export const job = <Context, Data extends object, Gathered = never>(
  definition: Omit<Job<Context, Data>, 'gather' | 'run'> & {
    readonly gather?: (ctx: Context, all: readonly Queued<Data>[]) => Promise<Gathered>;
    readonly run: (ctx: Context, data: Data, run: Run, gathered?: Gathered) => Promise<void>;
  },
): Job<Context, Data> => definition;

/** What a list of jobs of all kinds holds. */
export type AnyJob<Context> = Job<Context, never>;
