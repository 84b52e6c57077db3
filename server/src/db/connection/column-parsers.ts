import pg from 'pg';

const { builtins } = pg.types;
/** Absent from the list of builtins. */
const TEXT_ARRAY = 1009;
const INT8_ARRAY = 1016;
const DATE_ARRAY = 1182;

type Parse = (text: string) => unknown;

const parseArray: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY as number);

const parsers = new Map<number, Parse>([
  // A calendar day has no time zone, so it never becomes a Date.
  [builtins.DATE, (text) => text],
  [DATE_ARRAY, parseArray],
  [builtins.INT8, toNumber],
  [INT8_ARRAY, (text) => parseArray(text).map((item) => (item === null ? null : toNumber(item)))],
  // Type of sums and averages of agorot.
  [builtins.NUMERIC, toNumber],
]);

/** Converts columns to values: days stay text, bigint and numeric become numbers, instants become Dates. */
export const columnParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format): Parse =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format),
};

/** @throws RangeError rather than rounding */
function toNumber(text: string): number {
  const number = Number(text);
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER) throw new RangeError(`${text} does not fit a number exactly`);
  return number;
}
