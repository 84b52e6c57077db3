import type { Area, Endpoint } from '@tzemed/contract/schema/endpoint';
import { type AliasableExpression, sql } from 'kysely';
import type { Viewer } from '../../access.ts';
import type * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';
import {
  type BelongingNoun,
  type Covered,
  type InputSchema,
  type NewValues,
  notWritten,
  type RowSchema,
  type Taken,
} from './column-types.ts';

type Replying<Shape> = { readonly reply: { readonly shape: Shape } };

/** Result of the contract's `belongingCalls`, as far as statements need it. */
export type BelongingCalls<A extends Area = Area> = {
  readonly list: Endpoint & {
    readonly access: { readonly area: A };
    readonly query: { readonly shape: Readonly<Record<string, unknown>> };
  } & Replying<object>;
  readonly create: Endpoint & { readonly body: InputSchema } & Replying<object>;
};

/** The reply's key for one of them, and for several. */
export type ItemKeyOf<C extends BelongingCalls> = keyof C['create']['reply']['shape'] & string;
export type ListKeyOf<C extends BelongingCalls> = {
  [K in keyof C['list']['reply']['shape']]: C['list']['reply']['shape'][K] extends z.core.$ZodArray ? K : never;
}[keyof C['list']['reply']['shape']] &
  string;
export type RowOf<C extends BelongingCalls> = C['create']['reply']['shape'][ItemKeyOf<C> &
  keyof C['create']['reply']['shape']] extends infer R extends RowSchema
  ? R
  : never;

/** Filters of the list. */
export type FilterOf<C extends BelongingCalls> = keyof C['list']['query']['shape'] & string;

/** Reply fields without a column of their name; a function of the user if not everyone may see the value. */
export type Computed = Readonly<
  Record<string, AliasableExpression<unknown> | ((asker: Viewer) => AliasableExpression<unknown>)>
>;

type Column<T extends BelongingNoun> = keyof DB[T] & string;
type Comparison = '=' | '>=' | '<=' | 'says';

/** Description of a resource's rows beyond its contract. */
export type ResourceOptions<
  T extends BelongingNoun,
  Input extends InputSchema,
  C extends Computed,
  Filter extends string,
> = {
  /** Written values, if they differ from the sent ones. */
  readonly input?: Taken<T, Input>;
  /** Columns written beside the input's. */
  readonly alsoWritten?: readonly (keyof NewValues<T> & string)[];
  readonly computed?: C;
  /**
   * Filter → column, and how it compares. Those that are not described: `from` and `to` are of `date`, others of the
   * column of their name. `own`: the noun has lists of its own.
   */
  readonly filters?: { readonly [F in Filter]?: readonly [column: Column<T>, comparison: Comparison] } | 'own';
  /** Newest first by `date`, unless said. */
  readonly order?: readonly (readonly [column: Column<T>, direction: 'asc' | 'desc'])[];
};

/** The calls, when the noun's table has what they name; otherwise a sentence that says what is missing. */
export type Kept<T extends BelongingNoun, Calls extends BelongingCalls, Input extends InputSchema, C> = [
  Covered<T, RowOf<Calls>, C>,
  Taken<T, Input>,
] extends [infer Row, infer In]
  ? Row extends string
    ? Row
    : In extends string
      ? In
      : Calls
  : never;

/** Description of a resource from which its statements are built. */
export type ResourceDescription = {
  readonly noun: BelongingNoun;
  readonly row: RowSchema;
  readonly input: InputSchema;
  readonly alsoWritten?: readonly string[] | undefined;
  readonly computed?: Computed | undefined;
};

/** The table, its columns as SQL, what is selected of a row, and what of an input or a whole row is written. */
export function sqlPartsOf({ noun, row, input, alsoWritten = [], computed = {} }: ResourceDescription) {
  // The tables are alike in what is touched here; one name keeps the types small.
  const table = noun as 'expenses';
  const ref = (column: string) => sql.ref(`${table}.${column}`);
  const written = new Set([
    ...Object.keys(input.shape).filter((name) => !(notWritten as readonly string[]).includes(name)),
    ...alsoWritten,
  ]);
  /** `amount` or `-amount`, as a list is sorted by it. */
  function orderBy(sort: string) {
    const field = sort.replace(/^-/, '');
    const isNullable = row.shape[field]?._zod.def.type === 'nullable';
    const direction = sort === field ? sql`asc` : isNullable ? sql`desc nulls last` : sql`desc`;
    const made = computed[field];
    // The order of a list must not reveal a value that not everyone may see.
    if (typeof made === 'function') throw new Error(`a list is not sorted by ${field}`);
    return sql`${made ?? ref(field)} ${direction}, ${ref('id')} ${sort === field ? sql`asc` : sql`desc`}`;
  }
  return {
    table,
    ref,
    orderBy,
    selectionFor: (asker: Viewer) =>
      Object.keys(row.shape).map((name) => {
        const made = computed[name] ?? ref(name);
        return (typeof made === 'function' ? made(asker) : made).as(name);
      }) as never,
    valuesIn: (values: object) => Object.fromEntries(Object.entries(values).filter(([name]) => written.has(name))),
  };
}
