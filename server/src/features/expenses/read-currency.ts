import { spelled } from './known-names.ts';

const shekels = new Set(['₪', 'שח', 'שקל', 'שקלים', 'שקל חדש', 'ils', 'nis', 'شيكل', 'شواكل']);
const foreign =
  /[$€£¥₽₺]|(?<!\p{L})(?:usd|eur|gbp|chf|jpy|dollars?|euros?|pounds?|[בל]?ה?(?:דולר(?:ים)?|אירו|יורו|פאונד|ליש"?ט)|دولار|يورو)(?!\p{L})/iu;
const currencyHeading = /(?<!\p{L})(?:ה?מטבע|currency|ccy|العملة|عملة)(?!\p{L})/iu;
/** Currency of the purchase, and not of what was charged. */
const ofPurchase = /עסקה|מקור|original|transaction|purchase/iu;
const ofCharge = /חיוב|charged?|billing/iu;

/** Whether the heading of a column of sums names a foreign currency: `Amount (USD)`, `סכום בדולר`. */
export const isForeignHeading = (heading: string) => foreign.test(heading.replace(/\p{Cf}/gu, ''));

/** Whether a cell of a column of currencies says shekels, or nothing. */
export const isShekel = (text: string) => {
  const plain = spelled(text).replace(/[()[\]]/g, '');
  return plain === '' || shekels.has(plain);
};

/**
 * The column that says in which currency the sums of column `amount` are; -1 where none does. Where a file has a sum and a
 * currency of the purchase and of the charge, each sum goes with its own currency.
 */
export function currencyColumn(head: readonly string[], amount: number): number {
  const sum = head[amount] ?? '';
  const found = head
    .map((heading, column) => ({ heading, column }))
    .filter(({ heading, column }) => column !== amount && currencyHeading.test(heading))
    .filter(({ heading }) => !(ofPurchase.test(heading) && ofCharge.test(sum)))
    .filter(({ heading }) => !(ofCharge.test(heading) && ofPurchase.test(sum)))
    .toSorted((a, b) => Math.abs(a.column - amount) - Math.abs(b.column - amount));
  return found[0]?.column ?? -1;
}
