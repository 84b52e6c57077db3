import type { Area } from '@tzemed/contract/endpoint';
import { type AliasableExpression, type RawBuilder, sql } from 'kysely';
import type { DB } from '../db/tables.ts';
import type { BelongingNoun, Covered, InputSchema, NewValues, RowSchema, Taken } from './columns.ts';

/** What a reply names and no column of that name is. */
export type Computed = Readonly<Record<string, AliasableExpression<unknown>>>;

/** A noun that hangs off a pet, as its store describes it. */
export type Description<
  T extends BelongingNoun,
  A extends Area,
  One extends string,
  Many extends string,
  Row extends RowSchema,
  Input extends InputSchema,
  C extends Computed,
  Sums extends string,
> = {
  readonly noun: T;
  readonly area: A;
  /** The reply's keys. */
  readonly one: One;
  readonly many: Many;
  readonly row: Covered<T, Row, C>;
  readonly input: Taken<T, Input>;
  /** Columns written beside the input's. */
  readonly alsoWritten?: readonly (keyof NewValues<T> & string)[];
  readonly computed?: C;
  /** Filter → column, and how the column compares with it. */
  readonly filters: Readonly<Record<string, readonly [column: keyof DB[T] & string, comparison: '=' | '>=' | '<=']>>;
  readonly order: readonly (readonly [column: keyof DB[T] & string, direction: 'asc' | 'desc'])[];
  /** Of the whole filtered set: an aggregate of one pet's rows each, which are added up over the pets. */
  readonly sums?: Readonly<Record<Sums, RawBuilder<number>>>;
};

/** Of a noun what its statements are made of. */
export type Statable = {
  readonly noun: BelongingNoun;
  readonly row: unknown;
  readonly input: unknown;
  readonly alsoWritten?: readonly string[];
  readonly computed?: Computed;
};

/** The table, its columns as SQL, what is selected of a row, and what of an input or a whole row is written. */
export function partsOf({ noun, row, input, alsoWritten = [], computed = {} }: Statable) {
  // The tables are alike in what is touched here; one name keeps the types small.
  const table = noun as 'expenses';
  const ref = (column: string) => sql.ref(`${table}.${column}`);
  const written = new Set([
    ...Object.keys((input as InputSchema).shape).filter((name) => name !== 'petId' && name !== 'version'),
    ...alsoWritten,
  ]);
  return {
    table,
    ref,
    selection: Object.keys((row as RowSchema).shape).map((name) => (computed[name] ?? ref(name)).as(name)) as never,
    valuesIn: (values: object) => Object.fromEntries(Object.entries(values).filter(([name]) => written.has(name))),
  };
}
