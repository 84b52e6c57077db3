import { dayOf } from '@tzemed/contract/dates/days';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { Chip } from '../../ui/Chip.tsx';
import { filterTexts } from './filter-texts.ts';
import { daysOfPreset, presetOfDays, dateRangePresets } from './date-range-presets.ts';
import type { Filters } from './use-filters.ts';

/** The spans that are asked for most; one of them is on, unless other days are chosen. */
export function DateRangeChips({ filters: { values, choose } }: { filters: Pick<Filters, 'values' | 'choose'> }) {
  const t = useTexts(filterTexts);
  const days = { from: values.from ?? '', to: values.to ?? '' };
  const today = useToday(days.from !== '' || days.to !== '');
  const chosen = presetOfDays(days, today);
  return dateRangePresets.map((span) => (
    <Chip key={span} isOn={span === chosen} onPress={() => choose(daysOfPreset(span, today || dayOf(new Date())))}>
      {t[span]}
    </Chip>
  ));
}
