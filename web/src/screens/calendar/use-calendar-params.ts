import { isDay } from '@tzemed/contract/dates/days';
import { useToday } from '../../lib/time/use-today.ts';
import { isNonEmptyText, isOneOf, useFilters } from '../../shared/filters/use-filters.ts';
import { useUrlDraft } from '../../shared/filters/use-url-draft.ts';
import { narrowScreen } from '../../ui/screen-widths.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { defaultView, views, type CalendarView } from './view-range.ts';

/** The view, the day and the pet of the calendar, kept in the address. */
export function useCalendarParams() {
  const filters = useFilters<{ view: CalendarView; day: string; petId: string }>({
    view: isOneOf(views),
    day: isDay,
    petId: isNonEmptyText,
  });
  const today = useToday();
  const isNarrow = useMediaQuery(narrowScreen);
  const usual = defaultView(isNarrow);
  const { chosen, replace, choose } = filters;
  // Keys are faster than the address.
  const [day, setDay] = useUrlDraft(chosen.day ?? today, (next) => replace({ day: next === today ? '' : next }));
  return {
    today,
    isNarrow,
    view: chosen.view ?? usual,
    setView: (view: CalendarView) => replace({ view: view === usual ? '' : view }),
    day,
    setDay,
    petId: chosen.petId,
    setPet: (petId: string) => choose({ petId }),
  };
}
export type CalendarParams = ReturnType<typeof useCalendarParams>;
