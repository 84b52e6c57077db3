import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Paging } from '@tzemed/contract/schema/fields';
import { type EditScope, petOf, scopeOf, type ViewScope } from '../../access.ts';
import type { EditCtx, ViewCtx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { isUuid } from '../../lib/ids.ts';
import { invalid, notFound, stale } from '../../lib/refusal.ts';
import { expectedVersion } from '../../lib/expected-version.ts';
import { commitChange } from './commit-change.ts';
import type { BelongingNoun, NewValues, Values } from '../rows/column-types.ts';
import { idTaken, refuseFutureId } from './client-ids.ts';
import type { OfPet, Page } from '../rows/read-statements.ts';
import { withTagFilter, refuseInvalidTagIds } from './tag-ids.ts';

/** The statements behind a list; `pets` is the number of pets in reach. */
type Lists<A extends Area, Filters, Out, Sums extends string> = {
  list(db: Db, scope: ViewScope<A>, filters: Filters, page: Page): Promise<Out[]>;
  tally(db: Db, scope: ViewScope<A>, filters: Filters): Promise<Record<Sums | 'pets', number>>;
};

/** Row statements that the service calls need; a resource may replace them with its own. */
export type Rows<
  T extends BelongingNoun,
  A extends Area,
  Out,
  One extends string,
  Many extends string,
  Sums extends string,
> = Lists<A, OfPet, Out, Sums> & {
  readonly noun: T;
  readonly one: One;
  readonly many: Many;
  find(db: Db, scope: ViewScope<A>, id: string): Promise<Out | undefined>;
  insert(db: Db, scope: EditScope<A>, petId: string, values: NewValues<T>, now: Date): Promise<Out | undefined>;
  insertOnce(
    db: Db,
    scope: EditScope<A>,
    petId: string,
    values: NewValues<T>,
    now: Date,
    id: string,
  ): Promise<Out | undefined>;
  update(
    db: Db,
    scope: EditScope<A>,
    id: string,
    change: { petId: string; version?: number | undefined; values: Values<T> },
    now: Date,
  ): Promise<Out | undefined>;
  remove(
    db: Db,
    scope: EditScope<A>,
    id: string,
    now: Date,
    version: number | undefined,
  ): Promise<{ petId: string } | undefined>;
  restore(db: Db, scope: EditScope<A>, id: string, now: Date): Promise<{ petId: string } | undefined>;
};

type Input<T extends BelongingNoun> = NewValues<T> & {
  readonly petId: string;
  readonly version?: number | undefined;
  readonly tagIds?: readonly string[] | undefined;
};

type New<T extends BelongingNoun> = Input<T> & { readonly id?: string | undefined };

type PageOf<Many extends string, Out, Sums extends string> = { [K in Many]: Out[] } & { [K in Sums]: number } & Paging;

/** A page of a list beside its sums. 404 when it is asked for a pet that is out of reach. */
export async function pageOf<A extends Area, Filters extends OfPet, Out, Sums extends string>(
  ctx: ViewCtx<A>,
  { list, tally }: Lists<A, Filters, Out, Sums>,
  filters: Filters,
  page: Page,
) {
  const { petId } = filters;
  if (petId !== undefined) idOf(petId);
  const scope = scopeOf(ctx);
  const [found, { pets, ...sums }] = await withTagFilter(ctx, filters, () =>
    Promise.all([list(ctx.db, scope, filters, page), tally(ctx.db, scope, filters)]),
  );
  if (petId !== undefined && pets === 0) throw notFound();
  return { found, sums: sums as unknown as Record<Sums, number> };
}

/** An id that somebody sent: 404 for what cannot be one, as for what is nobody's. */
export function idOf(sent: string) {
  if (!isUuid(sent)) throw notFound();
  return sent;
}

type Rules<A extends Area, Out> = {
  /** Throws when what would stand then breaks a rule; the write is taken back. */
  readonly check?: (row: Out, ctx: EditCtx<A>) => void;
  /** Writes dependent data in the same transaction; returns the row as it is afterwards. */
  readonly keep?: (ctx: EditCtx<A>, row: Out) => Promise<Out>;
  /** True if `rows` writes with more than one statement. */
  readonly inTransaction?: boolean;
};

/**
 * The verbs that everything which hangs off a pet has alike. All throw 404 for what is out of reach, itself or its
 * pet; a change that began from an older version throws 409 with the current state.
 */
export function belongingService<
  T extends BelongingNoun,
  A extends Area,
  Out extends { id: string; petId: string },
  const One extends string,
  const Many extends string,
  Sums extends string,
>(rows: Rows<T, A, Out, One, Many, Sums>, { check, keep, inTransaction = Boolean(check ?? keep) }: Rules<A, Out> = {}) {
  const { noun, one, many } = rows;

  async function get(ctx: ViewCtx<A>, id: string) {
    const row = await rows.find(ctx.db, scopeOf(ctx), id);
    if (!row) throw notFound();
    return row;
  }

  const saving = <Row extends Out | undefined>(ctx: EditCtx<A>, work: (ctx: EditCtx<A>) => Promise<Row>) =>
    commitChange(ctx, { noun, what: 'saved', inTransaction }, async (ctx) => {
      const row = await work(ctx);
      if (row) check?.(row, ctx);
      return row && keep ? keep(ctx, row) : row;
    });

  /** Existing row of an id for which no new row could be inserted. */
  async function standing(ctx: EditCtx<A>, petId: string, id: string) {
    const row = await rows.find(ctx.db, scopeOf(ctx), id);
    if (row) return row;
    await petOf(ctx, petId);
    throw idTaken();
  }

  return {
    /** Returns a page, and the sums of the whole filtered set. */
    async list(ctx: ViewCtx<A>, { page, limit, sort, ...filters }: OfPet & Page) {
      const { found, sums } = await pageOf(ctx, rows, filters, { page, limit, sort });
      return { [many]: found, ...sums, page, limit } as PageOf<Many, Out, Sums>;
    },

    get,

    /** Idempotent by client id: a known id returns the existing row. */
    async create(ctx: EditCtx<A>, input: New<T>) {
      const { id } = input;
      refuseFutureId(ctx, id);
      const petId = idOf(input.petId);
      refuseInvalidTagIds(input);
      const made = await saving(ctx, (ctx) =>
        id === undefined
          ? rows.insert(ctx.db, scopeOf(ctx), petId, input, ctx.now)
          : rows.insertOnce(ctx.db, scopeOf(ctx), petId, input, ctx.now, id),
      );
      if (made) return made;
      if (id === undefined) throw notFound();
      return standing(ctx, petId, id);
    },

    update: (ctx: EditCtx<A>, id: string, input: Input<T>) =>
      saving(ctx, async (ctx) => {
        const petId = idOf(input.petId);
        refuseInvalidTagIds(input);
        const version = expectedVersion(input.version, ctx.ifMatch);
        const saved = await rows.update(ctx.db, scopeOf(ctx), id, { petId, version, values: input }, ctx.now);
        if (saved) return saved;
        // The version may not be the cause: checks whether the pet or the row is out of reach, or whether they belong
        // to two households.
        const [pet, row] = [await petOf(ctx, petId), await get(ctx, id)];
        const { householdId } = await petOf(ctx, row.petId);
        if (pet.householdId !== householdId) throw invalid({ petId: 'petOfOtherHome' });
        throw stale({ [one]: row });
      }),

    remove: (ctx: EditCtx<A>, id: string) =>
      commitChange(ctx, { noun, what: 'removed', inTransaction }, async (ctx) => {
        const gone = await rows.remove(ctx.db, scopeOf(ctx), id, ctx.now, ctx.ifMatch);
        if (gone) return { id, petId: gone.petId };
        throw stale({ [one]: await get(ctx, id) });
      }),

    /** Undoes `remove`; 404 when there is nothing deleted to bring back. */
    restore: (ctx: EditCtx<A>, id: string) =>
      commitChange(ctx, { noun, what: 'restored', inTransaction }, async (ctx) => {
        if (!(await rows.restore(ctx.db, scopeOf(ctx), id, ctx.now))) throw notFound();
        return get(ctx, id);
      }),
  };
}
