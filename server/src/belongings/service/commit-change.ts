import type { ChangedNoun, Member, Reaction, ChangeVerb } from '../../context.ts';
import { transact } from '../../db/client.ts';

/** Written item in its current state; id and pet of a deleted one; undefined if nothing was written. */
type Written = { readonly id: string };

type Kind = {
  readonly noun: ChangedNoun;
  readonly what: ChangeVerb;
  /** The work is more than one statement. */
  readonly inTransaction?: boolean;
};

/**
 * The one way out of every write: runs it, and lets react what depends on the noun, in the same transaction; either
 * all of it happens or nothing.
 */
export function commitChange<C extends Member, T extends Written | undefined>(
  ctx: C,
  { noun, what, inTransaction = false }: Kind,
  work: (ctx: C) => Promise<T>,
): Promise<T> {
  const reactions: readonly Reaction[] = ctx.reactions[`${noun}.${what}`] ?? [];
  const write = async (ctx: C) => {
    const written = await work(ctx);
    if (written) for (const react of reactions) await react(ctx, written as never);
    return written;
  };
  // A single statement is a transaction by itself.
  return inTransaction || reactions.length > 0 ? transact(ctx, write) : write(ctx);
}
