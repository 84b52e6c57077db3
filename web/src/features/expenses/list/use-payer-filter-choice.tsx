import { noPayer } from '@tzemed/contract/money/no-payer';
import { useTexts } from '../../../i18n/use-texts.ts';
import type { FilterChoice } from '../../../shared/filters/filter-choice.ts';
import { payerTexts } from '../../../shared/payers/texts.ts';
import { usePayerOptions } from '../../../shared/payers/use-payer-options.tsx';

/** Filter by payer, for the chosen pet; empty if the payer is always the same. */
export function usePayerFilterChoice({ petId, paidBy }: { petId: string; paidBy: string }): FilterChoice[] {
  const t = useTexts(payerTexts);
  const { isChoice, options } = usePayerOptions(petId ? [petId] : undefined, paidBy);
  const nobody = { id: noPayer, label: t.unsaid };
  return isChoice || paidBy
    ? [{ name: 'paidBy', label: t.payer, all: t.allPayers, options: [...options, nobody] }]
    : [];
}
