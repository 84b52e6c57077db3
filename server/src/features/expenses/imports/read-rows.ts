import { addDays } from '@tzemed/contract/dates/days';
import { expenseDaysAhead, expenseFieldsOn, expenseInput, firstExpenseDay } from '@tzemed/contract/money/expenses';
import { type ImportField, namingFields, type NamingField } from '@tzemed/contract/money/expense-imports';
import type { Code, RefusalCode } from '@tzemed/contract/text/messages';
import { maxTagsOfOne } from '@tzemed/contract/items/tag-ids';
import * as z from 'zod/mini';
import { readAmount, type Sum } from '@tzemed/contract/money/read-amount';
import type { DecimalSign } from '@tzemed/contract/text/read-number';
import { isCurrency, isForeign, namesForeign, namesShekels } from './currency-texts.ts';
import { currencyColumn } from './guess-columns.ts';
import { isIncoming, type Section } from './read-columns.ts';
import type { Naming } from './resolve-names.ts';
import { type DayOrder, readDay } from '../../../spreadsheets/read-day.ts';
import { readRefunded, type Refunded } from './refunded-texts.ts';

/** A cell of a file; one that was computed is refused until somebody says what stands there. */
export type FileCell = string | { readonly computed: string };
export type Problem = { readonly field: ImportField; readonly code: Code | RefusalCode; readonly suggestion?: string };
export type Imported = Readonly<Record<(typeof expenseFieldsOn.import)[number], string | null>> & {
  readonly date: string;
  readonly description: string;
  readonly amount: number;
  readonly category: string;
  readonly petId: string;
  readonly tagIds: string[];
  readonly paidBy: string | null;
  /** Expense that the cell says this row refunds. */
  readonly refunds: Refunded | null;
};
export type ReadRow = {
  readonly line: number;
  readonly texts: Partial<Record<ImportField, string>>;
  /** Values that could be read. */
  readonly values: Partial<Imported>;
  readonly problems: readonly Problem[];
};
export type Correction = { readonly line: number; readonly field: ImportField; readonly text: string };

type Reading = {
  readonly section: Section;
  /** Texts of naming columns so far, with the number of their uses. */
  readonly said: Map<string, Value>;
  readonly corrections: readonly Correction[];
  readonly naming: Naming;
  /** Pet for rows of a file without a pet column. */
  readonly petId: string | undefined;
  /** True when the household of this pet knows this category or tag. */
  readonly isFiled: (named: string, petId: string) => boolean;
  /** True when this user can be the payer for this pet. */
  readonly mayPay: (userId: string, petId: string) => boolean;
  /** Payer for rows of a file without a payer column. */
  readonly userId: string;
  readonly today: string;
  readonly is1904: boolean;
  readonly dayOrder: DayOrder;
  readonly decimalSign: DecimalSign;
  readonly hasThreeDecimals: boolean;
};

const fields = expenseInput.shape;

/** A text of a naming column, and what it means. */
export type Value = { readonly field: NamingField; readonly text: string; count: number; readonly to: string | null };

/** Reads the rows of a section. */
export function rowReader({
  section,
  said,
  corrections,
  naming,
  petId,
  isFiled,
  mayPay,
  userId,
  today,
  is1904,
  dayOrder,
  decimalSign,
  hasThreeDecimals,
}: Reading) {
  const { head, mapping, descriptions, isOutNegative } = section;
  const columnOf = new Map(mapping.flatMap((field, column) => (field ? [[field, column] as const] : [])));
  const amountAt = columnOf.get('amount');
  const amountHead = amountAt === undefined ? '' : (head[amountAt] ?? '');
  const isHeadForeign = namesForeign(amountHead);
  const isHeadShekels = namesShekels(amountHead);
  const currencyAt = amountAt === undefined ? undefined : currencyColumn(head, amountAt);
  const beside = amountAt === undefined || currencyAt !== undefined ? [] : [amountAt - 1, amountAt + 1];
  const unnamed = beside.filter((column) => head[column] === '' && !mapping[column]);
  const corrected = new Map(corrections.map(({ line, field, text }) => [`${line} ${field}`, text]));

  /** Meaning of a text, with the number of its uses. */
  function meant(field: NamingField, text: string) {
    const key = `${field} ${text.trim()}`;
    const value = said.get(key) ?? { field, text: text.trim(), count: 0, to: naming(field, text) };
    value.count += 1;
    said.set(key, value);
    return value.to;
  }

  /** The row's sum is of another currency, by its heading or by the cell beside it. */
  function isOtherCurrency(cells: readonly FileCell[]) {
    // A currency beside a sum of shekels is of the purchase, which was charged in shekels.
    if (isHeadShekels) return false;
    const shown = (column: number) => shownText(cells[column]);
    if (currencyAt !== undefined && shown(currencyAt).trim() !== '') return isForeign(shown(currencyAt));
    return isHeadForeign || unnamed.some((column) => isCurrency(shown(column)) && isForeign(shown(column)));
  }

  function read(line: number, cells: readonly FileCell[]): ReadRow {
    const texts: Partial<Record<ImportField, string>> = {};
    const values: { -readonly [K in keyof Imported]?: Imported[K] } = {};
    const problems: Problem[] = [];
    const complain = (field: ImportField, code: Code, suggestion?: string) =>
      problems.push({ field, code, ...(suggestion && { suggestion }) });

    /** The text of a field; nothing where there is no such column, or what is there was computed. */
    function textOf(field: ImportField): string | undefined {
      const column = columnOf.get(field);
      const own = column === undefined ? undefined : (cells[column] ?? '');
      const isBlank = field === 'description' && own !== undefined && shownText(own).trim() === '';
      const other = isBlank ? descriptions.find((at) => shownText(cells[at]).trim() !== '') : undefined;
      const cell = other === undefined ? own : cells[other];
      const instead = corrected.get(`${line} ${field}`);
      const text = instead ?? (typeof cell === 'object' ? cell.computed : cell);
      if (text !== undefined) texts[field] = text;
      if (instead !== undefined || typeof cell !== 'object') return text;
      complain(field, 'cellComputed');
      return undefined;
    }
    const isTold = (field: ImportField) => problems.some((problem) => problem.field === field);
    /** Validates a text by the rules of the contract. */
    function parsed<T>(field: ImportField, schema: z.core.$ZodType<T>, text: string): T | undefined {
      const found = z.safeParse(schema, text);
      if (!found.success) complain(field, found.error.issues[0]!.message as Code);
      return found.data;
    }

    const dateText = textOf('date');
    if (!isTold('date')) {
      // Corrections are written as suggestions are, the day first.
      const order = corrected.has(`${line} date`) ? 'dayFirst' : dayOrder;
      const found = readDay(dateText ?? '', today, { is1904, order });
      if ('code' in found) complain('date', found.code, found.meant);
      else if (found.day < firstExpenseDay) complain('date', 'dateTooEarly');
      else if (found.day > addDays(today, expenseDaysAhead)) complain('date', 'dateTooLate');
      else values.date = found.day;
    }
    const descriptionText = textOf('description');
    if (!isTold('description')) {
      const found = parsed('description', fields.description, descriptionText ?? '');
      if (found !== undefined) values.description = found;
    }
    const refundText = textOf('refundOf')?.trim();
    if (!isTold('refundOf')) {
      const found = refundText ? readRefunded(refundText, today) : null;
      if (found === undefined) complain('refundOf', 'expenseUnknown');
      else values.refunds = found;
    }
    const amountText = textOf('amount');
    if (!isTold('amount')) {
      // A corrected sum is a purchase in shekels, whatever its column says.
      const isCorrected = corrected.has(`${line} amount`);
      const isRefund = Boolean(refundText);
      const text = amountText ?? '';
      const found: Sum =
        !isCorrected && !isRefund && isIncoming((column) => shownText(cells[column]), section, text)
          ? { code: 'amountIncoming' }
          : !isCorrected && text.trim() && isOtherCurrency(cells)
            ? { code: 'amountInvalid' }
            : readAmount(text, {
                isRefund,
                isSigned: isOutNegative && !isCorrected && !isRefund,
                decimalSign: isCorrected ? undefined : decimalSign,
                hasThreeDecimals,
              });
      if ('code' in found) complain('amount', found.code, found.meant);
      else values.amount = found.agorot;
    }
    const categoryText = textOf('category');
    if (!isTold('category')) {
      // A file that knows no categories has none to be told apart.
      const found = categoryText === undefined ? 'other' : meant('category', categoryText);
      if (found) values.category = found;
      else complain('category', categoryText?.trim() ? 'categoryUnknown' : 'categoryRequired');
    }
    const petText = textOf('pet');
    if (!isTold('pet')) {
      const found = petText?.trim() ? meant('pet', petText) : petId;
      if (found) values.petId = found;
      else complain('pet', petText?.trim() ? 'petUnknown' : 'petRequired');
    }
    if (values.category && values.petId && !isFiled(values.category, values.petId)) {
      delete values.category;
      complain('category', 'categoryUnknown');
    }
    const payerText = textOf('paidBy');
    if (!isTold('paidBy')) {
      // A file that knows of nobody is of who brings it; one that says nobody means it.
      const found = payerText === undefined ? userId : payerText.trim() ? meant('paidBy', payerText) : ignored;
      if (found === null || (found !== ignored && values.petId && !mayPay(found, values.petId)))
        complain('paidBy', 'payerUnknown');
      else values.paidBy = found === ignored ? null : found;
    }
    for (const name of expenseFieldsOn.import) {
      const text = textOf(name);
      if (!isTold(name)) values[name] = text ? (parsed(name, fields[name], text) ?? null) : null;
    }
    const tagsText = textOf('tags');
    if (!isTold('tags')) {
      const ids = tagTexts(tagsText ?? '', naming).map((text) => meant('tags', text));
      const known = [...new Set(ids)].filter((id) => id !== null);
      const ofHome = (id: string) => !values.petId || isFiled(id, values.petId);
      if (ids.includes(null) || !known.every(ofHome)) complain('tags', 'tagUnknown');
      else if (known.length > maxTagsOfOne) complain('tags', `tagsTooMany:${maxTagsOfOne}`);
      else values.tagIds = known.filter((id) => id !== ignored);
    }
    return { line, texts, values, problems };
  }

  return read;
}

const shownText = (cell: FileCell | undefined) => (typeof cell === 'object' ? cell.computed : (cell ?? ''));

/** Texts of the naming columns, in the order in which they are shown. */
export const valuesOf = (said: ReadonlyMap<string, Value>) => [...said.values()].toSorted(byField);

/** Said of the text of a tag, or of a payer, that is to be none. */
export const ignored = '-';

const byField = (a: Value, b: Value) =>
  namingFields.indexOf(a.field) - namingFields.indexOf(b.field) ||
  Number(a.to !== null) - Number(b.to !== null) ||
  b.count - a.count;

/** Splits tags: one per line, as our export writes them; else by commas, unless the whole text is the name of a tag. */
function tagTexts(text: string, naming: Naming) {
  const isInLines = text.trim().includes('\n');
  const isOne = !isInLines && naming('tags', text) !== null;
  const parts = isOne ? [text] : text.split(isInLines ? /[\r\n]+/ : /[,;]/);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** A row of which everything could be read. */
export const isWhole = (row: ReadRow): row is ReadRow & { readonly values: Imported } => row.problems.length === 0;
