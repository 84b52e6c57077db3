import type { Insertable, Selectable } from 'kysely';
import type * as z from 'zod/mini';
import type { DB } from '../../db/tables.ts';

/** The columns that every table of belongings has, and that the mechanism alone writes. */
type Kept =
  | 'householdId'
  | 'petId'
  | 'id'
  | 'version'
  | 'createdAt'
  | 'createdBy'
  | 'updatedAt'
  | 'updatedBy'
  | 'deletedAt'
  | 'deletedBy';

/** A table whose rows hang off a pet, named as its noun is in the contract. */
export type BelongingNoun = { [T in keyof DB]: Kept extends keyof DB[T] ? T : never }[keyof DB];

type Shaped = z.core.$ZodType & { readonly shape: Readonly<Record<string, z.core.$ZodType>> };
export type RowSchema = Shaped;
export type InputSchema = Shaped;

/** Columns that a resource itself writes when it inserts or edits a row. */
export type NewValues<T extends BelongingNoun> = Omit<Insertable<DB[T]>, Kept>;
export type Values<T extends BelongingNoun> = Partial<NewValues<T>>;

/** Fields of a reply that no column of the same name and kind holds. */
type Uncovered<T extends BelongingNoun, Row extends RowSchema, Computed> = {
  [K in Exclude<keyof Row['shape'], keyof Computed>]: K extends keyof DB[T]
    ? Selectable<DB[T]>[K & keyof Selectable<DB[T]>] extends z.output<Row['shape'][K & string]>
      ? never
      : K
    : K;
}[Exclude<keyof Row['shape'], keyof Computed>];

/** Fields of an input that the mechanism reads. */
export const notWritten = ['id', 'petId', 'version'] as const;
type NotWritten = (typeof notWritten)[number];

/** Fields of an input that no column takes. */
type Untaken<T extends BelongingNoun, Input extends InputSchema> = {
  [K in Exclude<keyof Input['shape'], NotWritten>]: K extends keyof NewValues<T>
    ? z.output<Input['shape'][K & string]> extends NewValues<T>[K & keyof NewValues<T>] | undefined
      ? never
      : K
    : K;
}[Exclude<keyof Input['shape'], NotWritten>];

/** The schema of a reply, when its table has what it names; otherwise a sentence that says what is missing. */
export type Covered<T extends BelongingNoun, Row extends RowSchema, Computed> = [Uncovered<T, Row, Computed>] extends [
  never,
]
  ? Row
  : `no column of ${T} holds ${Uncovered<T, Row, Computed> & string}`;

/** The schema of an input, when its table takes what it names. */
export type Taken<T extends BelongingNoun, Input extends InputSchema> = [Untaken<T, Input>] extends [never]
  ? Input
  : `no column of ${T} takes ${Untaken<T, Input> & string}`;
