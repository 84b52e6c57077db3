import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { choiceOf, type FilterChoice } from './filter-choice.ts';
import { filterTexts } from './filter-texts.ts';
import { validDateRange, presetOfDays } from './date-range-presets.ts';
import type { Filters } from './use-filters.ts';

/** A filter that is on and that no other button in sight says. */
export type ActiveFilter = {
  label: string;
  art?: ReactNode;
  hue?: string | undefined;
  off: Readonly<Record<string, string>>;
};

/** Active filters of a list, in the list's order. */
export function useActiveFilters(
  { values }: Pick<Filters, 'values'>,
  choices: readonly FilterChoice[],
): ActiveFilter[] {
  const t = useTexts(filterTexts);
  const f = useFormats();
  const { from, to } = validDateRange({ from: values.from ?? '', to: values.to ?? '' });
  const today = useToday(from !== '' || to !== '');
  const picked: ActiveFilter[] = [];
  for (const choice of choices) {
    const option = choiceOf(choice, values[choice.name]);
    if (option) picked.push({ label: option.label, art: option.art, hue: option.hue, off: { [choice.name]: '' } });
  }
  if (presetOfDays({ from, to }, today)) return picked;
  const days = { from: from && f.day(from), to: to && f.day(to) };
  const label = !to ? t.since({ day: days.from }) : from ? t.between(days) : t.until({ day: days.to });
  return [...picked, { label, off: { from: '', to: '' } }];
}
