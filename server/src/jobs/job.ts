/** Run of a job: an id that is the same for each attempt, the time at which it was queued, and the name of the job. */
export type Run = { readonly id: string; readonly date: Date; readonly kind?: string | undefined };

/** Data of one queued job, and its run. */
export type Queued<Data> = { readonly data: Data; readonly run: Run };

/** A kind of background work, defined in the folder of what it serves. */
export type Job<Context, Data extends object> = {
  readonly name: string;
  /** Cron schedule in the product's time zone; runs missed during a standstill are made up for once. */
  readonly cron?: string;
  /** Number of jobs that are fetched, run and settled together. 1 by default. */
  readonly batch?: number;
  /** Number of batches that run concurrently in one process: a hanging job blocks only its own. 1 by default. */
  readonly concurrency?: number;
  /**
   * Maximum number of jobs that start per second in one process: jobs that nobody waits for leave the processor to
   * requests.
   */
  readonly perSecond?: number;
  /** Seconds before a running job counts as lost: a quarter of an hour by default. */
  readonly maxSeconds?: number;
  /** Priority among jobs of this kind; higher ones run first. 0 by default. */
  readonly urgency?: (data: Data) => number;
  /** Queries the database once for all jobs of a batch. */
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

/** Element type for lists of jobs of all kinds. */
export type AnyJob<Context> = Job<Context, never>;
