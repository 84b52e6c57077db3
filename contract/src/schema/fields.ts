import * as z from 'zod/mini';
import { isDay } from '../dates/days.ts';
import type { Code } from '../text/messages.ts';
import { hasVisibleText, joinLines, stripBidiControls } from '../text/plain-text.ts';

/** The words of an error travel as a code; who shows it says it in the reader's language. */
const code = <C extends Code>(value: C): C => value;

/** Tells what is missing from what is there and of another kind: nothing was chosen or typed, or it is none of these. */
export const missingOr = (missing: Code, wrong: Code) => ({
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined || input === null || input === '' ? missing : wrong,
});

/** JSON Schema formats of texts. */
type Format = 'date' | 'date-time' | 'email' | 'uuid';

/** Gives a schema an example for the API reference, the name of its format where there is one, and what else to say. */
export function withExample<S extends z.core.$ZodType>(
  schema: S,
  value: unknown,
  format?: Format,
  description?: string,
): S {
  const about = { examples: [value], ...(format && { format }), ...(description && { description }) };
  z.globalRegistry.add(schema, about);
  // A codec or pipe is shown by what goes in, so the example has to hang there too.
  const { in: outside } = schema._zod.def as { in?: z.core.$ZodType };
  if (outside) z.globalRegistry.add(outside, about);
  return schema;
}

/** Names a schema for the API reference; nested uses become a reference to it. */
export function named<S extends z.core.$ZodType>(id: string, schema: S): S {
  z.globalRegistry.add(schema, { id });
  return schema;
}

/** The id that things of one kind have in examples; another for each kind. */
export function exampleId(kind: string) {
  let tail = 0;
  for (const letter of kind) tail = (tail * 31 + letter.charCodeAt(0)) % 2 ** 40;
  return `01980b1e-7c00-7000-8000-${tail.toString(16).padStart(12, '0')}`;
}

/**
 * The id of a thing, unless said of a pet, in a body or a query, in small letters from here on. Its shape is not checked
 * here: a malformed id and somebody else's must get the same 404, so both go on to the check of access.
 */
export const idIn = (required: Code = 'required', kind = 'Pet') =>
  withExample(
    z.string(missingOr(required, 'invalid')).check(z.minLength(1, required), z.toLowerCase()),
    exampleId(kind),
    'uuid',
  );

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Filter of a list by the id of a thing. One that names none matches nothing. */
export const idFilter = (kind: string) =>
  withExample(
    z.string('filterInvalid').check(z.toLowerCase(), z.regex(uuid, 'filterInvalid')),
    exampleId(kind),
    'uuid',
  );

/** Several ids of a query: an address has them as one text, with commas between them. */
export const idsIn = (kind: string) => {
  const split = z.transform((ids: string) => ids.toLowerCase().split(','));
  return z.union([z.array(idIn('required', kind)), z.pipe(z.string(), split)], missingOr('required', 'invalid'));
};

/** The id of a home, as `idInPath`. */
export const homeIn = () => idIn('required', 'Household');

/** An id in a reply, of a thing of this kind. */
export const idOut = (kind: string) => withExample(z.string(), exampleId(kind), 'uuid');

// PostgreSQL throws on NUL; lone surrogates and control characters have no place in a name. Tabs and line ends stay in
// texts of several lines, and are blanks in those of one.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
const isClean = (text: string) => !forbidden.test(text) && text.isWellFormed();
const textOf = (max: number, missing: Code, lines: 'one' | 'many', tooLong: Code = `textTooLong:${max}`) =>
  z
    .string(missingOr(missing, 'textExpected'))
    .check(
      z.overwrite(stripBidiControls),
      ...(lines === 'one' ? [z.overwrite<string>(joinLines)] : []),
      z.refine(isClean, { error: code('textInvalid') }),
      z.normalize('NFC'),
      z.trim(),
      z.maxLength(max, tooLong),
    );

/** Required text, on one line where nothing else is said, of 1 to `max` characters that can be seen, NFC, without surrounding space. */
export const textIn = (max: number, required: Code = 'required', lines: 'one' | 'many' = 'one') =>
  textOf(max, required, lines).check(z.minLength(1, required), z.refine(hasVisibleText, { error: required }));

const optionalIn = (max: number, lines: 'one' | 'many', tooLong?: Code) =>
  z.optional(
    z.pipe(
      z.nullable(textOf(max, 'textExpected', lines, tooLong)),
      z.transform((value) => (value && hasVisibleText(value) ? value : null)),
    ),
  );

/** Optional text: missing says nothing of it, and leaves what stands; `''` or `null` says that there is none. */
export const optionalTextIn = (max: number) => optionalIn(max, 'many');

/** Optional text on one line; see `optionalTextIn`. */
export const optionalLineIn = (max: number, tooLong?: Code) => optionalIn(max, 'one', tooLong);

/**
 * The id that a new thing is given by who sends it. How far ahead its time may lie is asked where the clock is. Without
 * an example: the next one to send it would make nothing.
 */
export function newIdIn() {
  const id = z.uuidv7('idInvalid');
  const description =
    'Yours (UUIDv7), so that this can be sent again without making a second one: what stands by then is answered';
  z.globalRegistry.add(id, { description });
  return z.optional(id);
}

/** Text in a reply. */
export const textOut = z.string();

const dayText = (required: Code) =>
  z.string(missingOr(required, 'dateInvalid')).check(
    z.minLength(1, required),
    z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'dateInvalid'),
    z.refine((v) => v === '' || isDay(v), { error: code('dateInvalid') }),
  );

/** A calendar day `YYYY-MM-DD`, 1900 to 2200. It never passes through a time zone. */
export const dayIn = (required: Code = 'dateRequired') => withExample(dayText(required), '2026-11-21', 'date');

/** An optional calendar day: missing says nothing of it, `''` or `null` says that there is none. */
export const optionalDayIn = () =>
  z.optional(
    z.pipe(
      z.nullable(z.union([z.literal(''), dayIn('dateInvalid')], 'dateInvalid')),
      z.transform((value) => value || null),
    ),
  );

/** A calendar day in a reply. */
export const dayOut = withExample(z.string(), '2026-11-21', 'date');

const instantText = (required: Code) =>
  z
    .string(missingOr(required, 'dateInvalid'))
    .check(z.minLength(1, required), z.refine(isInstant, { error: code('dateInvalid') }));
function isInstant(value: string) {
  if (value === '') return true;
  // ISO 8601 with a zone; PostgreSQL would also take 'now', 'infinity' and 'epoch'.
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(value)) return false;
  return isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
}

/** An instant: ISO 8601 with `Z` outside, `Date` inside. */
export const instantIn = (required: Code = 'dateRequired') =>
  withExample(
    z.codec(instantText(required), z.date(), { decode: (iso) => new Date(iso), encode: (date) => date.toISOString() }),
    '2026-11-21T07:00:00.000Z',
    'date-time',
  );
/** An instant in a reply; loose on purpose, one odd row must not be a 500. */
export const instantOut = withExample(
  z.codec(z.string(), z.date(), { decode: (iso) => new Date(iso), encode: (date) => date.toISOString() }),
  '2026-11-21T07:00:00.000Z',
  'date-time',
);

/** An optional instant: missing says nothing of it, `''` or `null` says that there is none. */
export const optionalInstantIn = () =>
  z.optional(
    z.pipe(
      z.nullable(z.union([z.literal(''), instantIn('dateInvalid')], 'dateInvalid')),
      z.transform((value) => value || null),
    ),
  );

/** Wall-clock time `HH:MM`. */
export const clockTimeIn = (required: Code = 'timeRequired') =>
  withExample(
    z
      .string(missingOr(required, 'timeInvalid'))
      .check(z.minLength(1, required), z.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'timeInvalid')),
    '09:00',
  );

/** An optional wall-clock time: missing says nothing of it, `''` or `null` says that there is none. */
export const optionalClockTimeIn = () =>
  z.optional(
    z.pipe(
      z.nullable(z.union([z.literal(''), clockTimeIn('timeInvalid')], 'timeInvalid')),
      z.transform((value) => value || null),
    ),
  );

/** Ten million shekels: far above any bill, far below where agorot would leave a safe integer. */
export const maxIls = 10_000_000;
const hasAgorotOnly = (ils: number) => Math.abs(ils * 100 - Math.round(ils * 100)) < 1e-6;

const twoDecimals = 'Shekels, with at most two decimals';

/** A positive sum: shekels with at most two decimals outside, whole agorot inside. */
export const ilsIn = (required: Code = 'amountRequired', positive: Code = 'amountPositive') =>
  withExample(
    z.codec(
      z.number(missingOr(required, 'amountInvalid')).check(
        z.positive(positive),
        z.maximum(maxIls, 'amountTooLarge'),
        z.refine((v) => v <= 0 || v > maxIls || hasAgorotOnly(v), { error: code('amountDecimals') }),
      ),
      z.int(),
      { decode: (shekels) => Math.round(shekels * 100), encode: (agorot) => agorot / 100 },
    ),
    289.9,
    undefined,
    // Does not use `multipleOf: 0.01`: validators divide, and 289.9 / 0.01 is not a whole number to them.
    twoDecimals,
  );
/** Amount like `ilsIn`, of either sign; the caller checks the sign. */
export const signedIlsIn = (required: Code = 'amountRequired') =>
  withExample(
    z.codec(
      z.number(missingOr(required, 'amountInvalid')).check(
        z.minimum(-maxIls, 'amountTooLarge'),
        z.maximum(maxIls, 'amountTooLarge'),
        z.refine((v) => Math.abs(v) > maxIls || hasAgorotOnly(v), { error: code('amountDecimals') }),
      ),
      z.int(),
      { decode: (shekels) => Math.round(shekels * 100), encode: (agorot) => agorot / 100 },
    ),
    289.9,
    undefined,
    twoDecimals,
  );
/** A sum in a reply: whole agorot inside, shekels outside. */
export const ilsOut = withExample(
  z.codec(z.number(), z.number(), { decode: (shekels) => Math.round(shekels * 100), encode: (agorot) => agorot / 100 }),
  289.9,
  undefined,
  twoDecimals,
);

/** `?flag=true`; anything else but `false` is malformed. */
export const flagIn = () =>
  withExample(z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'], error: code('filterInvalid') }), 'true');

const whole = (least: number, most: number) =>
  z.coerce
    .number<number | string>('filterInvalid')
    .check(z.int('filterInvalid'), z.minimum(least, 'filterInvalid'), z.maximum(most, 'filterInvalid'));

/** Number of rows to return, at most `most`. */
export const limitIn = (most: number) => whole(1, most);

/** `page` from 1 and `limit` (20, at most 100), for every list. */
export const paging = {
  page: z._default(whole(1, 1_000_000), 1),
  limit: z._default(limitIn(100), 20),
};
export type Paging = { page: number; limit: number };

/** `?sort=amount`, or `-amount` for the other way round. */
export function sortIn<const F extends string>(fields: readonly F[]) {
  const both = fields.flatMap((field) => [field, `-${field}`] as const);
  return z.optional(
    withExample(
      z.enum(both as [F | `-${F}`, ...(F | `-${F}`)[]], 'sortInvalid'),
      `-${fields[0]}`,
      undefined,
      'The largest or newest first with `-`; what has no value comes last, and rows of equal place come by id',
    ),
  );
}

/** A list's reply: rows under their plural, and where in the whole they stand. */
export const pageOf = <K extends string, S extends z.core.$ZodType>(plural: K, row: S) =>
  ({
    ...({ [plural]: z.array(row) } as { [P in K]: z.ZodMiniArray<S> }),
    total: withExample(z.int(), 1),
    page: withExample(z.int(), 1),
    limit: withExample(z.int(), 20),
  }) as const;

/**
 * The version that an edit began from. When it is given and somebody has saved since, the edit is refused (409)
 * instead of undoing theirs.
 */
export const editedVersion = {
  version: z.optional(
    // The column is an int4.
    z.int('versionInvalid').check(z.minimum(1, 'versionInvalid'), z.maximum(2_147_483_647, 'versionInvalid')),
  ),
};
