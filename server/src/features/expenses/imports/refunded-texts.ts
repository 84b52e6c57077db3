import { readAmount } from '@tzemed/contract/money/read-amount';
import { dottedDay } from '@tzemed/contract/dates/days';
import { readDay } from '../../../spreadsheets/read-day.ts';

/** Refunded expense as a spreadsheet cell can name it: day, amount in agorot and description. */
export type Refunded = { readonly date: string; readonly amount: number; readonly description: string };

/** '02.11.2026 · 289.90 · שק מזון יבש 15 ק״ג' */
export const refundedText = ({ date, amount, description }: Refunded) =>
  `${dottedDay(date)} · ${(amount / 100).toFixed(2)} · ${description}`;

/** Returns undefined if the text names no expense. */
export function readRefunded(text: string, today: string): Refunded | undefined {
  const [day = '', sum = '', ...rest] = text.split('·').map((part) => part.trim());
  const [date, amount] = [readDay(day, today), readAmount(sum)];
  if ('code' in date || 'code' in amount || rest.length === 0) return undefined;
  return { date: date.day, amount: amount.agorot, description: text.split('·').slice(2).join('·').trim() };
}
