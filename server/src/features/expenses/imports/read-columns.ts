import type { ImportField, NamingField } from '@tzemed/contract/money/expense-imports';
import {
  balanceColumn,
  creditColumn,
  guessColumns,
  isAccount,
  isDirection,
  isHeadAgain,
  isSigned,
  isStatement,
  otherDescriptions,
  saysIncoming,
} from './guess-columns.ts';
import { spelledHeading } from './resolve-names.ts';
import { readAmount } from '@tzemed/contract/money/read-amount';

type Texts = readonly (readonly string[])[];
type Mapping = readonly (ImportField | null)[];

/** Columns that tell something of the sum of a row besides its own. */
export type SumColumns = {
  /** True where sums below zero went out. */
  readonly isOutNegative: boolean;
  /** Column of sums that came in. */
  readonly credit: number | undefined;
  /** Columns that say whether a sum came in. */
  readonly directions: readonly number[];
};

/** Rows below one head; a card names its columns anew above purchases abroad. */
export type Section = SumColumns & {
  /** Index of the head; -1 where there is none. */
  readonly headAt: number;
  readonly head: readonly string[];
  readonly mapping: Mapping;
  /** Columns that describe a purchase where its own column is empty. */
  readonly descriptions: readonly number[];
};

type Reading = {
  readonly rows: Texts;
  readonly headAt: number;
  /** Mapping that somebody chose. */
  readonly chosen: Mapping | undefined;
  /** True when a text names something of the household. */
  readonly isKnown: (field: NamingField, text: string) => boolean;
};

/** A card has two or three; a year of months has twelve of each. */
const maxSections = 50;

/** The head, and each row below that is one again, with the meaning of their columns. */
export function readSections({ rows, headAt, chosen, isKnown }: Reading): Section[] {
  const heads = [headAt];
  if (headAt >= 0)
    for (let at = headAt + 1; at < rows.length; at++)
      if (heads.length < maxSections && rows[at]!.length > 2 && isHeadAgain(rows[at]!)) heads.push(at);
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const headOf = (at: number) => Array.from({ length: width }, (_, column) => (rows[at]?.[column] ?? '').trim());
  const first = headOf(headAt);
  return heads.map((at, nth) => {
    const head = headOf(at);
    const body = rows.slice(at + 1, heads[nth + 1]);
    const directions = [...head.keys()].filter((column) =>
      isDirection(
        head[column]!,
        body.map((row) => row[column] ?? ''),
      ),
    );
    const guessed = guessIn(head, body, directions, isKnown);
    const mapping = chosen ? chosenIn(head, { first, chosen, guessed }) : guessed;
    const amount = mapping.indexOf('amount');
    const isGuessed = mapping.indexOf('description') === guessed.indexOf('description');
    return {
      headAt: at,
      head,
      mapping,
      directions,
      credit: creditColumn(head, amount),
      isOutNegative:
        isSigned(head[amount] ?? '') || (isAccount(head) && isOutNegative(body, amount, balanceColumn(head))),
      descriptions: isGuessed ? otherDescriptions(head, mapping) : [],
    };
  });
}

/** Headings, with a number for those that are spelled like an earlier one. */
function numbered(head: readonly string[]) {
  const counts = new Map<string, number>();
  return head.map((heading) => {
    const name = spelledHeading(heading);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return `${count} ${name}`;
  });
}

/**
 * The chosen fields by the headings of the first head, wherever a later head has them; a heading that was left without a
 * field stays so. Only headings that the first head lacks are guessed, for chosen fields that no other column has.
 */
function chosenIn(
  head: readonly string[],
  {
    first,
    chosen,
    guessed,
  }: { readonly first: readonly string[]; readonly chosen: Mapping; readonly guessed: Mapping },
): (ImportField | null)[] {
  const [names, firstNames] = [numbered(head), numbered(first)];
  const isSame = names.every((name, column) => name === firstNames[column]);
  if (isSame) return head.map((_, column) => chosen[column] ?? null);
  const fieldOf = new Map(firstNames.map((name, column) => [name, chosen[column] ?? null]));
  const kept = names.map((name, column) => (head[column] === '' ? null : fieldOf.get(name)));
  const isFree = (field: ImportField | null) => chosen.includes(field) && !kept.includes(field);
  return kept.map((field, column) => {
    const guess = guessed[column] ?? null;
    return field === undefined ? (isFree(guess) ? guess : null) : field;
  });
}

function guessIn(
  head: readonly string[],
  body: Texts,
  directions: readonly number[],
  isKnown: Reading['isKnown'],
): (ImportField | null)[] {
  const byName = guessColumns(head);
  // A bank describes some rows by the same words.
  const isOther = (column: number) => directions.includes(column) && byName[column] !== 'description';
  const guessed = guessColumns(head.map((name, column) => (isOther(column) ? '' : name)));
  if (!isStatement(head)) return guessed;
  // Kinds and beneficiaries of a bank are no categories and pets, unless it names some of the household's.
  return guessed.map((field, column) => {
    if (field !== 'category' && field !== 'pet') return field;
    const texts = body.map((row) => row[column]?.trim() ?? '').filter((text) => text !== '');
    return texts.length === 0 || texts.some((text) => isKnown(field, text)) ? field : null;
  });
}

/** Amount in agorot, of either sign; undefined where it is none. */
function signed(text: string | undefined): number | undefined {
  const found = readAmount(text ?? '');
  if ('agorot' in found) return found.agorot;
  if (found.code !== 'amountNegative') return undefined;
  const negative = readAmount(text ?? '', { isRefund: true });
  return 'agorot' in negative ? negative.agorot : undefined;
}

/** True when a minus takes from the account: always, unless its balance says the opposite. */
function isOutNegative(body: Texts, amount: number, balance: number | undefined): boolean {
  if (amount < 0) return false;
  const rows = body.map((row) => ({
    sum: signed(row[amount]),
    left: balance === undefined ? undefined : signed(row[balance]),
  }));
  if (!rows.some(({ sum }) => sum !== undefined && sum < 0)) return false;
  let agrees = 0;
  for (const [at, { sum, left }] of rows.entries())
    for (const other of [rows[at - 1]?.left, rows[at + 1]?.left])
      if (sum !== undefined && left !== undefined && other !== undefined)
        agrees += Number(left - other === sum) - Number(left - other === -sum);
  return agrees >= 0;
}

/** True when the sum of this row came in: in the column of credits, or as a column of directions says. */
export function isIncoming(
  row: (column: number) => string,
  { credit, directions }: Pick<SumColumns, 'credit' | 'directions'>,
  amountText: string,
): boolean {
  if (directions.some((column) => saysIncoming(row(column)))) return true;
  const isNothing = /^[\s0.,₪-]*$/.test(amountText);
  return isNothing && credit !== undefined && /[1-9]/.test(row(credit));
}
