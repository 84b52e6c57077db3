import { useTexts } from '../../../i18n/use-texts.ts';
import { useLanguage } from '../../../i18n/LanguageProvider.tsx';
import { isolateDirection } from '../../../lib/isolate-direction.ts';
import type { FilterChoice } from '../../../shared/filters/filter-choice.ts';
import { refundTexts } from '../refunds/refund-texts.ts';
import { useExpense } from '../use-expense.ts';

/** Filter by refunded expense, if the expense's row has led to the list; else empty. */
export function useRefundFilterChoice(refundOf: string): FilterChoice[] {
  const t = useTexts(refundTexts);
  const { lang } = useLanguage();
  const name = useExpense(refundOf)?.description;
  if (!refundOf) return [];
  const label = name ? t.of({ name: isolateDirection(name, lang) }) : t.ofOne;
  return [{ name: 'refundOf', label: t.refunds, all: t.all, options: [{ id: refundOf, label }] }];
}
