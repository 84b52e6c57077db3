import * as z from 'zod/mini';
import { brand } from '../brand.ts';
import {
  clockTimeIn,
  dayIn,
  dayOut,
  idOut,
  ilsIn,
  ilsOut,
  missingOr,
  instantOut,
  optionalClockTimeIn,
  optionalDayIn,
  optionalLineIn,
  optionalTextIn,
  textIn,
  textOut,
  withExample,
} from './fields.ts';
import type { Code } from '../text/messages.ts';

/** Places, besides API and form, that show a text of a row: list, files that are exported or imported, paper, search. */
export const surfaces = ['list', 'export', 'import', 'print', 'search'] as const;
export type Surface = (typeof surfaces)[number];

/** A field said once: how it comes in, how it goes out, and which surfaces show it. An example stands on both halves. */
export type FieldPair = {
  readonly in: z.core.$ZodType;
  readonly out: z.core.$ZodType;
  readonly on?: readonly Surface[];
};
export type FieldPairs = Readonly<Record<string, FieldPair>>;

const pair = <I extends z.core.$ZodType, O extends z.core.$ZodType>(incoming: I, outgoing: O) =>
  ({ in: incoming, out: outgoing }) as const;

/** Hangs the same example on both halves. */
const shown = <I extends z.core.$ZodType, O extends z.core.$ZodType>(both: { in: I; out: O }, example: unknown) =>
  example === undefined ? both : pair(withExample(both.in, example), withExample(both.out, example));

/** Required text of 1 to `max` characters, on one line. */
export const text = (max: number, required: Code, example?: string) =>
  shown(pair(textIn(max, required), z.string()), example);

/** Text that may be missing. */
export const optionalText = (max: number, example?: string) =>
  shown(pair(optionalTextIn(max), z.nullable(textOut)), example);

/** Optional line of text. */
export const optionalLine = (max: number, example?: string) =>
  shown(pair(optionalLineIn(max), z.nullable(textOut)), example);

type TextPair = {
  readonly in: z.core.$ZodType<string | null | undefined>;
  readonly out: z.core.$ZodType<string | null>;
};
/** Declares the surfaces that show an optional text. Their code reads `fieldsOn`: the field needs no line there. */
export const shownOn = <P extends TextPair, const S extends readonly Surface[]>(both: P, ...on: S) => ({ ...both, on });
/** Declares that every surface shows an optional text. */
export const shownEverywhere = <P extends TextPair>(both: P) => shownOn(both, ...surfaces);

type NamesOn<P extends FieldPairs, S extends Surface> = {
  [K in keyof P]: P[K] extends { readonly on: readonly (infer On)[] } ? (S extends On ? K : never) : never;
}[keyof P] &
  string;
/** Names of the texts that each surface shows. */
export const fieldsOn = <P extends FieldPairs>(fields: P) =>
  Object.fromEntries(
    surfaces.map((surface) => [surface, Object.keys(fields).filter((name) => fields[name]!.on?.includes(surface))]),
  ) as unknown as { readonly [S in Surface]: readonly NamesOn<P, S>[] };

const id = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/;
/** The id of a thing of this kind that may be missing: whether there is one, the server looks. Its example is none: any other would be refused. */
export const optionalId = (kind: string, unknown: Code) =>
  pair(
    withExample(
      z.optional(
        z.pipe(
          z.nullable(z.string(unknown).check(z.toLowerCase(), z.regex(id, unknown))),
          z.transform((value) => value || null),
        ),
      ),
      null,
    ),
    z.nullable(idOut(kind)),
  );

/** A calendar day. */
export const day = (required: Code = 'dateRequired') => pair(dayIn(required), dayOut);

/** A calendar day that may be missing. */
export const optionalDay = (example?: string | null) => shown(pair(optionalDayIn(), z.nullable(dayOut)), example);

/** A positive sum in shekels. */
export const ils = (positive?: Code) => pair(ilsIn(undefined, positive), ilsOut);

/** A positive sum in shekels that may be missing; without an example, since what it does is done elsewhere. */
export const optionalIls = () => shown(pair(z.optional(z.nullable(ilsIn('amountInvalid'))), z.nullable(ilsOut)), null);

/** Wall-clock time `HH:MM`. */
export const clockTime = () => pair(clockTimeIn(), withExample(z.string(), '09:00'));

/** Wall-clock time that may be missing. */
export const optionalClockTime = (example?: string) =>
  shown(pair(optionalClockTimeIn(), z.nullable(z.string())), example);

const isTimeZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

/** The zone of a wall clock. A new item is in the product's zone unless it names another. */
export const timeZone = () =>
  pair(
    z.optional(
      withExample(
        z
          .string('timezoneInvalid')
          .check(
            z.maxLength(64, 'timezoneInvalid'),
            z.regex(/^[A-Za-z][\w+/-]*$/, 'timezoneInvalid'),
            z.refine(isTimeZone, { error: 'timezoneInvalid' }),
          ),
        brand.timeZone,
      ),
    ),
    withExample(z.string(), brand.timeZone),
  );

/** Required choice from several values. */
export const choice = <const V extends readonly string[]>(
  values: V,
  required: Code,
  unknown: Code,
  example?: V[number],
) => shown(pair(z.enum(values, missingOr(required, unknown)), z.enum(values)), example);

/** True or false. */
export const boolIn = () => z.boolean(missingOr('required', 'booleanExpected'));

const optionalChoiceIn = <const V extends readonly string[]>(values: V) =>
  z.optional(
    z.pipe(
      z.nullable(z.enum([...values, ''] as [...V, ''], 'valueUnknown')),
      z.transform((value) => (value || null) as V[number] | null),
    ),
  );

/** Optional choice from several values. */
export const optionalChoice = <const V extends readonly string[]>(values: V, example?: V[number]) =>
  shown(pair(optionalChoiceIn(values), z.nullable(z.enum(values))), example);

type Ins<P extends FieldPairs> = { [K in keyof P]: P[K]['in'] };
type Outs<P extends FieldPairs> = { [K in keyof P]: P[K]['out'] };

/** The halves of some fields that come in. */
export const inputFieldsOf = <P extends FieldPairs>(pairs: P) =>
  Object.fromEntries(Object.entries(pairs).map(([name, { in: half }]) => [name, half])) as Ins<P>;

/** The halves of some fields that go out. */
export const outputFieldsOf = <P extends FieldPairs>(pairs: P) =>
  Object.fromEntries(Object.entries(pairs).map(([name, { out: half }]) => [name, half])) as Outs<P>;

/** Fields that every stored row has, besides its own. `people` has the names of its authors. */
export const rowFields = {
  version: z.int(),
  createdAt: instantOut,
  createdBy: idOut('User'),
  updatedAt: instantOut,
  updatedBy: idOut('User'),
};
