/** Which run of a job it is: the same id for each of its tries, and when it was queued. */
export type Run = { readonly id: string; readonly date: Date };

/** A kind of background work, defined in the folder of what it serves. */
export type Job<Context, Data extends object> = {
  readonly name: string;
  /** When it comes by itself, by the clock of the product's zone; what fell into a standstill comes once after it. */
  readonly cron?: string;
  readonly run: (ctx: Context, data: Data, run: Run) => Promise<void>;
};

/** Keeps the job's exact types: what it is given is what it can be sent with. */
export const job = <Context, Data extends object>(definition: Job<Context, Data>) => definition;

/** What a list of jobs of all kinds holds. */
export type AnyJob<Context> = Job<Context, never>;
