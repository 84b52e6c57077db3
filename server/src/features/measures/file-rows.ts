import { brand } from '@tzemed/contract/brand';
import { dayOf } from '@tzemed/contract/dates/days';
import {
  type MeasurementColumn,
  measurementColumns,
  measurementColumnTexts,
  measurementPlaceTexts,
} from '@tzemed/contract/measures/measure-texts';
import {
  conversionOf,
  convertValue,
  type MeasureKind,
  valueDecimals,
  valueProblem,
} from '@tzemed/contract/measures/measure-values';
import { type MeasurementPlace, measurementInput, measurementPlaces } from '@tzemed/contract/measures/measurements';
import type { Lang } from '@tzemed/contract/text/languages';
import type { Code } from '@tzemed/contract/text/messages';
import { type DecimalSign, decimalSignOf, numberParts } from '@tzemed/contract/text/read-number';
import { wordsIn } from '@tzemed/contract/text/texts';
import { Temporal } from 'temporal-polyfill';
import * as z from 'zod/mini';
import { orderOf, readDay } from '../../spreadsheets/read-day.ts';

/** A cell of a file; one that was computed is refused. */
type FileCell = string | { readonly computed: string };
type Cell = string | number | null;
const textOf = (cell: FileCell | undefined) => (typeof cell === 'object' ? cell.computed : (cell ?? ''));

type OfMeasure = { readonly kind: MeasureKind; readonly unit: string | null };

/** Value of a measure as a file holds it. */
export type FileValue = {
  readonly takenAt: Date;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly note: string | null;
  readonly place: MeasurementPlace | null;
};

/** Weights are written in kilograms, which people read and scales show. */
const fileUnit = ({ kind, unit }: OfMeasure) => (kind === 'weight' ? 'kg' : unit);

/** Wall-clock time in Israel, with its offset if a change of clocks repeats it and this is the second. */
function clockOf(instant: Date) {
  const at = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(brand.timeZone);
  const time = at.toPlainTime().toString({ smallestUnit: at.second === 0 ? 'minute' : 'second' });
  const isFirst = at.toPlainDateTime().toZonedDateTime(brand.timeZone, { disambiguation: 'compatible' }).equals(at);
  return isFirst ? time : `${time}${at.offset}`;
}

export const headsIn = (lang: Lang) => measurementColumns.map((column) => measurementColumnTexts[column][lang]);

export function cellsOf({ takenAt, value, low, high, note, place }: FileValue, measure: OfMeasure, lang: Lang): Cell[] {
  const unit = fileUnit(measure);
  const conversion = conversionOf(measure.kind, measure.unit, unit)!;
  const number = (of: number | null) => (of === null ? null : convertValue(of, conversion));
  const cells: Record<MeasurementColumn, Cell> = {
    date: dayOf(takenAt),
    time: clockOf(takenAt),
    value: number(value),
    unit,
    note,
    place: place && wordsIn(measurementPlaceTexts, lang)[place],
    low: number(low),
    high: number(high),
  };
  return measurementColumns.map((column) => cells[column]);
}

/** Other headings that people and devices write. */
const aliases: Readonly<Partial<Record<MeasurementColumn, readonly string[]>>> = {
  date: ['day', 'timestamp', 'datetime', 'יום', 'מתי', 'تاريخ', 'اليوم'],
  time: ['hour', 'זמן', 'وقت', 'الساعة'],
  value: ['weight', 'amount', 'result', 'reading', 'מדידה', 'תוצאה', 'משקל', 'قيمة', 'الوزن', 'النتيجة'],
  unit: ['units', 'יחידות', 'وحدة'],
  note: ['notes', 'comment', 'description', 'הערות', 'ملاحظات'],
  place: ['place', 'מקום', 'المكان'],
  low: ['low', 'min', 'מינימום'],
  high: ['high', 'max', 'מקסימום'],
};
const spelled = (text: string) =>
  text
    .slice(0, 100)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{M}"'׳״’”.:*]/gu, '')
    .trim();
const columnsByHead = new Map(
  measurementColumns.flatMap((column) =>
    [column, ...Object.values(measurementColumnTexts[column]), ...(aliases[column] ?? [])].map(
      (head) => [spelled(head), column] as const,
    ),
  ),
);
/** Heads stand in the first rows, below a title. */
const maxHeadLine = 20;

type Rows = readonly (readonly FileCell[])[];
/** Index of the head, and the column of each field; undefined for a file without a date and a value. */
export function findColumns(rows: Rows) {
  for (const [headAt, row] of rows.slice(0, maxHeadLine).entries()) {
    const columns = new Map<MeasurementColumn, number>();
    for (const [at, cell] of row.entries()) {
      const column = columnsByHead.get(spelled(textOf(cell)));
      if (column && !columns.has(column)) columns.set(column, at);
    }
    if (columns.has('date') && columns.has('value')) return { headAt, columns };
  }
  return undefined;
}

export type FileProblem = { readonly line: number; readonly column: MeasurementColumn; readonly code: Code };
type Read = { readonly values: readonly FileValue[]; readonly problems: readonly FileProblem[] };

const clock = /(?:^|[T\s,])(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:\d{2})?$/;
/** A row without a time is of the middle of its day. */
const noon = { hour: 12, minute: 0, second: 0 };

/** The instant of a day and a wall-clock time; undefined for what is no time. A time that a change of clocks skips is after the change. */
function instantOf(day: string, written: string, isRequired: boolean): Date | undefined {
  const found = clock.exec(written.trim());
  if (!found && isRequired) return undefined;
  const [, hour = noon.hour, minute = noon.minute, second = noon.second, offset] = found ?? [];
  const parts = { hour: Number(hour), minute: Number(minute), second: Number(second) };
  if (parts.hour > 23 || parts.minute > 59 || parts.second > 59) return undefined;
  const wall = Temporal.PlainDate.from(day).toPlainDateTime(parts);
  const at = offset
    ? Temporal.Instant.from(`${wall.toString()}${offset}`).epochMilliseconds
    : wall.toZonedDateTime(brand.timeZone).epochMilliseconds;
  return new Date(at);
}

const placeOf = new Map(
  measurementPlaces.flatMap((place) =>
    [place, ...Object.values(measurementPlaceTexts[place])].map((word) => [spelled(word), place] as const),
  ),
);

type Reading = {
  readonly measure: OfMeasure;
  readonly today: string;
  readonly is1904: boolean;
  /** Reason why nothing was measured at an instant. */
  instantProblem(takenAt: Date): Code | undefined;
};

/** Reads what `cellsOf` writes, and what people write by hand. */
export function readFileRows(
  rows: Rows,
  { headAt, columns }: NonNullable<ReturnType<typeof findColumns>>,
  { measure, today, is1904, instantProblem }: Reading,
): Read {
  const body = rows.slice(headAt + 1).map((cells, at) => ({ line: headAt + 2 + at, cells }));
  const textAt = (cells: readonly FileCell[], column: MeasurementColumn) => {
    const at = columns.get(column);
    return at === undefined ? '' : textOf(cells[at]);
  };
  const textsOf = (column: MeasurementColumn) => body.map(({ cells }) => textAt(cells, column));
  const order = orderOf(textsOf('date'));
  const decimalSign = decimalSignOf([...textsOf('value'), ...textsOf('low'), ...textsOf('high')]);

  const values: FileValue[] = [];
  const problems: FileProblem[] = [];
  for (const { line, cells } of body) {
    if (cells.every((cell) => textOf(cell).trim() === '')) continue;
    const before = problems.length;
    const complain = (column: MeasurementColumn, code: Code) => void problems.push({ line, column, code });
    for (const [column, at] of columns) if (typeof cells[at] === 'object') complain(column, 'cellComputed');
    const text = (column: MeasurementColumn) => textAt(cells, column);

    const day = readDay(text('date'), today, { is1904, order });
    const time = text('time').trim();
    const takenAt = 'code' in day ? undefined : instantOf(day.day, time || text('date'), time !== '');
    if ('code' in day) complain('date', day.code);
    else if (!takenAt) complain('time', 'timeInvalid');
    const wrongInstant = takenAt && instantProblem(takenAt);
    if (wrongInstant) complain('date', wrongInstant);

    const unit = text('unit').trim() || fileUnit(measure);
    const conversion = conversionOf(measure.kind, unit, measure.unit);
    if (!conversion) complain('unit', 'unitNotConvertible');
    const number = (column: 'value' | 'low' | 'high') => {
      const read = readValue(text(column), decimalSign);
      if (typeof read !== 'number') {
        if (read) complain(column, read);
        return null;
      }
      return conversion ? convertValue(read, conversion) : null;
    };
    const [value, low, high] = [number('value'), number('low'), number('high')];
    if (value === null && text('value').trim() === '') complain('value', 'valueRequired');
    const wrongValue = value === null ? undefined : valueProblem(measure, value);
    if (wrongValue) complain('value', wrongValue);
    if (low !== null && high !== null && low > high) complain('high', 'limitOrder');

    const note = z.safeParse(measurementInput.shape.note, text('note'));
    if (!note.success) complain('note', note.error.issues[0]!.message as Code);
    const where = text('place').trim();
    const place = where === '' ? null : placeOf.get(spelled(where));
    if (place === undefined) complain('place', 'valueUnknown');

    if (problems.length === before && takenAt && value !== null)
      values.push({ takenAt, value, low, high, note: note.data ?? null, place: place ?? null });
  }
  return { values, problems };
}

/** Number of a cell; undefined for an empty one, a code for what is none. */
function readValue(text: string, decimalSign: DecimalSign): number | Code | undefined {
  if (text.trim() === '') return undefined;
  const parts = numberParts(text, decimalSign ?? '.');
  if (!parts) return 'numberInvalid';
  if (/[1-9]/.test(parts.decimals.slice(valueDecimals))) return 'valueDecimals';
  const number = Number(`${parts.isNegative ? '-' : ''}${parts.whole}.${parts.decimals || '0'}`);
  const checked = z.safeParse(measurementInput.shape.value, number);
  return checked.success ? checked.data : (checked.error.issues[0]!.message as Code);
}
