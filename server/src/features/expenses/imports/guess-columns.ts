import { expenseFieldNames } from '@tzemed/contract/money/expense-field-names';
import { columnAliases, sumColumns } from '@tzemed/contract/money/import-column-names';
import { type ImportField, importFields } from '@tzemed/contract/money/expense-imports';
import { isCurrency, namesForeign } from './currency-texts.ts';
import { spelledHeading } from './resolve-names.ts';

/** A head stands among the first rows, below the name of a bank and an account. */
const searched = 20;

/** Words without the Hebrew article: `סכום החיוב` is `סכום חיוב`. */
const wordsOf = (text: string) =>
  spelledHeading(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 3 ? word.replace(/^ה/, '') : word));
const plainOf = (text: string) => wordsOf(text).join(' ');
const plain = (texts: readonly string[]) => texts.map(plainOf);

const names = importFields.map((field) => ({
  field,
  own: new Set(plain(Object.values(expenseFieldNames[field]))),
  also: plain(columnAliases[field] ?? []),
}));
const [charged, debits, notSums, credits, others, taxes, withTax] = [
  sumColumns.charged,
  sumColumns.debit,
  sumColumns.notSum,
  sumColumns.credit,
  sumColumns.other,
  sumColumns.tax,
  sumColumns.withTax,
].map(plain) as [string[], string[], string[], string[], string[], string[], string[]];

const holds = (name: string, texts: readonly string[]) => texts.some((text) => ` ${name} `.includes(` ${text} `));

const sumNames = plain([...Object.values(expenseFieldNames.amount), ...columnAliases.amount!]);
const besideDebit = new Set([...debits, ...credits, ...sumNames].flatMap((name) => name.split(' ')));

/** A heading with a debit in it: surely the sum where all its words are of sums or currencies, `סכום חובה (ש"ח)`. */
function debitSureness(name: string) {
  if (holds(name, notSums)) return 0;
  const isOfSum = (word: string) => besideDebit.has(word) || isCurrency(word) || isCurrency(word.replace(/^ב/, ''));
  return name.split(' ').every(isOfSum) ? 900 : 100;
}

/** Confidence that a heading names this field: its own word, one of its other words, or a heading that contains one. */
function sureness(heading: string, { field, own, also }: (typeof names)[number]) {
  const name = plainOf(heading);
  if (name === '') return 0;
  if (field === 'amount') return amountSureness(name, { own, also });
  if (own.has(name)) return 1000;
  const at = also.indexOf(name);
  if (at >= 0) return 500 - at;
  const words = name.split(' ');
  const held = [...own, ...also].findIndex((word) => words.includes(word));
  return held >= 0 ? 100 - held : 0;
}

/** Headings of equal sureness could equally be the sum. */
function amountSureness(name: string, { own, also }: Pick<(typeof names)[number], 'own' | 'also'>) {
  if (holds(name, others) || (holds(name, taxes) && !holds(name, withTax))) return 0;
  if (holds(name, debits)) return debitSureness(name);
  if (holds(name, credits)) return 0;
  if (holds(name, charged)) return 800;
  if (own.has(name) || also.includes(name)) return name === plainOf('סכום עסקה') ? 600 : 700;
  const words = name.split(' ');
  return [...own, ...also].some((word) => words.includes(word)) ? 100 : 0;
}

/** A single column of debits and credits: what went out is below zero there. */
export const isSigned = (heading: string) => {
  const name = plainOf(heading);
  return holds(name, debits) && holds(name, credits);
};

/** The column that says in which currency a column of sums is: the nearest, one behind it before one ahead. */
export function currencyColumn(head: readonly string[], amount: number): number | undefined {
  const named = head.flatMap((heading, column) =>
    holds(plainOf(heading), plain(sumColumns.currency)) && column !== amount ? [column] : [],
  );
  const isOriginal = (column: number) => holds(plainOf(head[column]!), others);
  const distance = (column: number) => Math.abs(column - amount) * 2 - Number(column > amount);
  const own = named.filter((column) => !isOriginal(column));
  return own.toSorted((a, b) => distance(a) - distance(b))[0];
}

type Guess = { readonly field: ImportField; readonly column: number; readonly sure: number };

function guessesOf(head: readonly string[]): Guess[] {
  return names
    .flatMap((one) => head.map((name, column) => ({ field: one.field, column, sure: sureness(name, one) })))
    .filter(({ sure }) => sure > 0)
    .toSorted((a, b) => b.sure - a.sure);
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

/** Fields that a row names, a sum that could be two columns among them. */
function countOf(row: readonly string[]) {
  const guessed = guessColumns(row).filter((field) => field !== null);
  const isAsked = !guessed.includes('amount') && sumsOf(guessesOf(row), row).isKnown;
  return guessed.length + Number(isAsked);
}

/** The row that names the columns: of the first ones that which names most of them. -1 where none names two. */
export function findHead(rows: readonly (readonly string[])[]): number {
  const counts = rows.slice(0, searched).map(countOf);
  const most = Math.max(0, ...counts);
  return most >= 2 ? counts.indexOf(most) : -1;
}
