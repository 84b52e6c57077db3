import { alsoColumns, expenseColumnTexts } from '@tzemed/contract/expense-columns';
import { type ImportField, importFields } from '@tzemed/contract/expense-imports';
import { spelled } from './known-names.ts';

/** A head stands among the first rows, below the name of a bank and an account. */
const searched = 20;

const names = importFields.map((field) => ({
  field,
  own: new Set(Object.values(expenseColumnTexts[field]).map(spelled)),
  also: alsoColumns[field].map(spelled),
}));

/** How sure it is that a column called so is this field: its very word, one of its others, or one that holds such a word. */
function sureness(name: string, { own, also }: (typeof names)[number]) {
  const plain = spelled(name);
  if (plain === '') return 0;
  if (own.has(plain)) return 1000;
  const at = also.indexOf(plain);
  if (at >= 0) return 500 - at;
  const words = plain.split(/[^\p{L}\p{N}]+/u);
  const held = [...own, ...also].findIndex((word) => words.includes(word));
  return held >= 0 ? 100 - held : 0;
}

/** Of each column what it is; each field is one column at most, that which it is most surely. */
export function guessColumns(head: readonly string[]): (ImportField | null)[] {
  const guesses = names
    .flatMap((one) => head.map((name, column) => ({ field: one.field, column, sure: sureness(name, one) })))
    .filter(({ sure }) => sure > 0)
    .toSorted((a, b) => b.sure - a.sure);
  const guessed: (ImportField | null)[] = head.map(() => null);
  for (const { field, column } of guesses)
    if (!guessed.includes(field) && guessed[column] === null) guessed[column] = field;
  return guessed;
}

/** The row that names the columns: of the first ones that which names most of them. -1 where none names two. */
export function findHead(rows: readonly (readonly string[])[]): number {
  const counts = rows.slice(0, searched).map((row) => guessColumns(row).filter((field) => field !== null).length);
  const most = Math.max(0, ...counts);
  return most >= 2 ? counts.indexOf(most) : -1;
}
