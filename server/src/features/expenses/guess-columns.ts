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

/** A heading that names money and means something else: a balance, the price of one, a part of the sum, the tax. */
const isNoSum = (plain: string) =>
  /(?<!\p{L})(?:ה?יתר[הת]|מצטבר\p{L}*|running|balance|cumulative|ה?יחידה|ליחידה|per|unit|each|לפני|ללא|before|excl\p{L}*|without|net|נטו|ה?מקור\p{L}*|original|foreign|הנחה|discount|עמלה|עמלת|fee|tax|זכות|בזכות|credit|deposit|inflow|الرصيد|رصيد|للوحدة|قبل)(?!\p{L})/u.test(
    plain,
  ) || /^(?:סכום )?(?:ה?מעמ|vat)$/u.test(plain);

/** The words of a heading, each also without the article. */
const withoutArticle = (plain: string) => plain.replace(/(?<!\p{L})ה(?=\p{L}{3})/gu, '');

/** Sureness of a heading that only holds a word of a field is below this. */
const exact = 400;

/**
 * How sure it is that a column called so is this field: its very word, one of its others, or one that holds such a word.
 * The Hebrew article makes no difference: `סכום החיוב` is `סכום חיוב`.
 */
function sureness(name: string, { field, own, also }: (typeof names)[number]) {
  const plain = spelled(name);
  if (plain === '' || (field === 'amount' && isNoSum(plain))) return 0;
  if (own.has(plain)) return 1000;
  const spellings = [plain, withoutArticle(plain)];
  const at = also.findIndex((word) => spellings.includes(word) || spellings.includes(withoutArticle(word)));
  if (at >= 0) return 500 - at;
  const words = spellings.flatMap((spelling) => spelling.split(/[^\p{L}\p{N}]+/u));
  const held = [...own, ...also].findIndex((word) => words.includes(word));
  return held >= 0 ? 100 - held : 0;
}

/**
 * The field of each column; each field is one column at most, that which it is most surely. Money is not guessed: where
 * two columns are as surely the sum, or two only hold a word of money, neither is, and the user is asked.
 */
export function guessColumns(head: readonly string[]): (ImportField | null)[] {
  const guesses = names
    .flatMap((one) => head.map((name, column) => ({ field: one.field, column, sure: sureness(name, one) })))
    .filter(({ sure }) => sure > 0)
    .toSorted((a, b) => b.sure - a.sure);
  const [first, second] = guesses.filter(({ field }) => field === 'amount');
  const isOpen = first && second && (first.sure === second.sure || first.sure < exact);
  const guessed: (ImportField | null)[] = head.map(() => null);
  for (const { field, column } of guesses)
    if (!(isOpen && field === 'amount') && !guessed.includes(field) && guessed[column] === null)
      guessed[column] = field;
  return guessed;
}

/** The row that names the columns: of the first ones that which names most of them. -1 where none names two. */
export function findHead(rows: readonly (readonly string[])[]): number {
  const counts = rows.slice(0, searched).map((row) => guessColumns(row).filter((field) => field !== null).length);
  const most = Math.max(0, ...counts);
  return most >= 2 ? counts.indexOf(most) : -1;
}
