import { expenseFieldNames } from '@tzemed/contract/money/expense-field-names';
import { columnAliases, directionTexts, notCategories, sumColumns } from '@tzemed/contract/money/import-column-names';
import { type ImportField, importFields } from '@tzemed/contract/money/expense-imports';
import { numberParts } from '@tzemed/contract/text/read-number';
import { isCurrency, namesForeign } from './currency-texts.ts';
import { readDay } from '../../../spreadsheets/read-day.ts';
import { spelledHeading } from './resolve-names.ts';

/** A head stands among the first rows, below the name of a bank and an account. */
const searched = 20;

/** Words without their article: `סכום החיוב` is `סכום חיוב`. */
const wordsOf = (text: string) =>
  spelledHeading(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/^(?:ה|ال(?=\p{L}{3}))/u, '') : word));
const plainOf = (text: string) => wordsOf(text).join(' ');
const plain = (texts: readonly string[]) => texts.map(plainOf);

const names = importFields.map((field) => ({
  field,
  own: new Set(plain(Object.values(expenseFieldNames[field]))),
  also: plain(columnAliases[field] ?? []),
}));
const sums = Object.fromEntries(Object.entries(sumColumns).map(([kind, texts]) => [kind, plain(texts)])) as Record<
  keyof typeof sumColumns,
  string[]
>;
const otherThanCategories = plain(notCategories);

const holds = (name: string, texts: readonly string[]) => texts.some((text) => ` ${name} `.includes(` ${text} `));

const sumNames = plain([...Object.values(expenseFieldNames.amount), ...columnAliases.amount!]);
const sumWords = new Set([...sums.debit, ...sums.credit, ...sumNames].flatMap((name) => name.split(' ')));
const isCurrencyWord = (word: string) => isCurrency(word) || isCurrency(word.replace(/^ב/, ''));

/** A heading with a debit in it: surely the sum where all its words are of sums or currencies, `סכום חובה (ש"ח)`. */
function debitSureness(name: string) {
  if (holds(name, sums.notSum)) return 0;
  return name.split(' ').every((word) => sumWords.has(word) || isCurrencyWord(word)) ? 900 : 100;
}

/** Confidence that a heading names this field: its own word, one of its other words, or a heading that contains one. */
function sureness(heading: string, { field, own, also }: (typeof names)[number]) {
  const name = plainOf(heading);
  if (name === '') return 0;
  if (field === 'amount') return amountSureness(name, { own, also });
  if (field === 'category' && holds(name, otherThanCategories)) return 0;
  if (own.has(name)) return 1000;
  const at = also.indexOf(name);
  if (at >= 0) return 500 - at;
  const words = name.split(' ');
  const held = [...own, ...also].findIndex((word) => words.includes(word));
  return held >= 0 ? 100 - held : 0;
}

/** Sums of the purchase in the currency of the shop, which may differ from what was charged. */
const ofPurchase = new Set(
  plain(['סכום עסקה', 'סכום קנייה', 'סכום קניה', 'סכום רכישה', 'transaction amount', 'purchase amount']),
);

/** Headings of equal sureness could equally be the sum. */
function amountSureness(name: string, { own, also }: Pick<(typeof names)[number], 'own' | 'also'>) {
  if (holds(name, sums.other) || (holds(name, sums.tax) && !holds(name, sums.withTax))) return 0;
  if (holds(name, sums.debit)) return debitSureness(name);
  if (holds(name, sums.credit)) return 0;
  if (holds(name, sums.charged)) return 800;
  if (ofPurchase.has(name)) return 600;
  const words = name.split(' ');
  const isName = (one: string) => own.has(one) || also.includes(one);
  if (isName(name)) return 700;
  // The sum in shekels was charged, whatever another one says.
  if (isName(words.filter((word) => !isCurrencyWord(word)).join(' '))) return 710;
  return [...own, ...also].some((word) => words.includes(word)) ? 100 : 0;
}

/** A column of what came in, and of nothing else. */
const isCredit = (name: string) =>
  holds(name, sums.credit) && !holds(name, [...sums.debit, ...sums.other, ...sums.notSum]);

/** The column beside the sums of what went out that has those that came in. */
export function creditColumn(head: readonly string[], amount: number | undefined): number | undefined {
  const column = head.findIndex((heading, at) => at !== amount && isCredit(plainOf(heading)));
  return column < 0 ? undefined : column;
}

/** A single column of debits and credits: what went out is below zero there. */
export const isSigned = (heading: string) => {
  const name = plainOf(heading);
  return holds(name, sums.debit) && holds(name, sums.credit);
};

const anyHolds = (head: readonly string[], texts: readonly string[]) =>
  head.some((heading) => holds(plainOf(heading), texts));

/** True for the headings of a bank account. */
export const isAccount = (head: readonly string[]) => anyHolds(head, sums.account) && !anyHolds(head, sums.card);

/** True for the headings of a bank or of a card, where people file nothing. */
export const isStatement = (head: readonly string[]) =>
  anyHolds(head, [...sums.account, ...sums.card]) || creditColumn(head, undefined) !== undefined;

/** The column of what was left in the account after each row. */
export function balanceColumn(head: readonly string[]): number | undefined {
  const column = head.findIndex((heading) => holds(plainOf(heading), sums.balance));
  return column < 0 ? undefined : column;
}

const [saidOut, saidIn] = [new Set(plain(directionTexts.out)), new Set(plain(directionTexts.in))];
/** True when a cell of a column of directions says that the sum came in. */
export const saysIncoming = (text: string) => saidIn.has(plainOf(text));
/** True for a column that says of each sum whether it went out or came in, by its heading or as both are there. */
export function isDirection(heading: string, texts: readonly string[]) {
  // Cards are of credit or debit, too.
  if (!isSigned(heading) && holds(plainOf(heading), sums.paying)) return false;
  const said = new Set(texts.map(plainOf).filter((text) => text !== ''));
  const incoming = [...said].filter((text) => saidIn.has(text));
  const isEach = [...said].every((text) => saidOut.has(text) || saidIn.has(text));
  return isEach && said.size > 0 && (isSigned(heading) || (incoming.length > 0 && incoming.length < said.size));
}

/** The column that says in which currency a column of sums is: the nearest, one behind it before one ahead. */
export function currencyColumn(head: readonly string[], amount: number): number | undefined {
  const named = head.flatMap((heading, column) =>
    holds(plainOf(heading), sums.currency) && column !== amount ? [column] : [],
  );
  const isOriginal = (column: number) => holds(plainOf(head[column]!), sums.other);
  const distance = (column: number) => Math.abs(column - amount) * 2 - Number(column > amount);
  const own = named.filter((column) => !isOriginal(column));
  return own.toSorted((a, b) => distance(a) - distance(b))[0];
}

type Guess = { readonly field: ImportField; readonly column: number; readonly sure: number };

function guessesOf(head: readonly string[]): Guess[] {
  const hasCredit = creditColumn(head, undefined) !== undefined;
  const spent = head.flatMap((heading, column): Guess[] =>
    hasCredit && sums.expense.includes(plainOf(heading)) ? [{ field: 'amount', column, sure: 900 }] : [],
  );
  return names
    .flatMap((one) => head.map((name, column) => ({ field: one.field, column, sure: sureness(name, one) })))
    .concat(spent)
    .filter(({ sure }) => sure > 0)
    .toSorted((a, b) => b.sure - a.sure);
}

/** Sureness from which a heading is a name of the field, and does not only hold a word of it. */
const surelyNamed = 400;

/** Other columns that describe the purchase, the surest first: a bank leaves the first empty where it has no more to say. */
export function otherDescriptions(head: readonly string[], guessed: readonly (ImportField | null)[]): number[] {
  return guessesOf(head)
    .filter(({ field, column, sure }) => field === 'description' && sure >= surelyNamed && guessed[column] === null)
    .map(({ column }) => column);
}

/** Sums of shekels go before those of another currency; of two that could equally be the sum, neither is taken. */
function sumsOf(guesses: readonly Guess[], head: readonly string[]) {
  const sums = guesses.filter(({ field }) => field === 'amount');
  const ofShekels = sums.filter(({ column }) => !namesForeign(head[column]!));
  const known = ofShekels.length > 0 ? ofShekels : sums;
  const surest = known.filter(({ sure }) => sure === known[0]!.sure);
  return { sum: surest.length === 1 ? surest[0] : undefined, isKnown: sums.length > 0 };
}

/** The field of each column; each field is one column at most, the surest. */
export function guessColumns(head: readonly string[]): (ImportField | null)[] {
  const guesses = guessesOf(head);
  const { sum } = sumsOf(guesses, head);
  const guessed: (ImportField | null)[] = head.map(() => null);
  for (const guess of guesses) {
    const { field, column } = guess;
    if (field === 'amount' && guess !== sum) continue;
    if (!guessed.includes(field) && guessed[column] === null) guessed[column] = field;
  }
  return guessed;
}

/** True for a row that surely names a date, an amount and a description. */
function namesPurchase(row: readonly string[]) {
  const named = new Set(guessesOf(row).flatMap(({ field, sure }) => (sure >= surelyNamed ? [field] : [])));
  return named.has('date') && named.has('amount') && named.has('description');
}

/** True for a row below the head that names columns anew, as cards do above purchases abroad. */
export const isHeadAgain = (row: readonly string[]) => namesPurchase(row) && row.every((text) => !/\d{2}/.test(text));

// The day of today only tells the century of a year of two digits.
const isDayOrNumber = (text: string) => 'day' in readDay(text, '2026-01-01') || numberParts(text) !== undefined;
/** A row with a day or a number is data, unless it is the head with the day of printing beside it. */
const mayBeHead = (row: readonly string[]) => !row.some(isDayOrNumber) || namesPurchase(row);

/** Fields that a row names, a sum that could be two columns among them. */
function countOf(row: readonly string[]) {
  const guessed = guessColumns(row).filter((field) => field !== null);
  const isAsked = !guessed.includes('amount') && sumsOf(guessesOf(row), row).isKnown;
  return guessed.length + Number(isAsked);
}

/** The row that names the columns: of the first ones that which names most of them. -1 where none names two. */
export function findHead(rows: readonly (readonly string[])[]): number {
  // A title above has one cell.
  const candidates = [...rows.entries()].filter(([, row]) => row.filter((text) => text.trim() !== '').length >= 2);
  const counts = candidates
    .slice(0, searched)
    .filter(([, row]) => mayBeHead(row))
    .map(([at, row]) => ({ at, count: countOf(row) }));
  const most = Math.max(0, ...counts.map(({ count }) => count));
  return most >= 2 ? counts.find(({ count }) => count === most)!.at : -1;
}
