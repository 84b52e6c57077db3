import { fieldNames } from '../text/field-names.ts';
import { texts } from '../text/texts.ts';

/** Names of an expense's fields: labels of its form, headings of its files, and how an import knows its own files. */
export const expenseFieldNames = texts({
  ...fieldNames,
  paidBy: { he: 'מי שילם', en: 'Paid by', ar: 'دفع' },
  refundOf: { he: 'החזר על', en: 'Refund of', ar: 'استرداد عن' },
});
