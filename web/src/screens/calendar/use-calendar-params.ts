import { useSyncExternalStore } from 'react';
import { isDay } from '@tzemed/contract/dates/days';
import { useToday } from '../../lib/time/use-today.ts';
import { isNonEmptyText, isOneOf, useFilters } from '../../shared/filters/use-filters.ts';
import { useUrlDraft } from '../../shared/filters/use-url-draft.ts';
import { narrowScreen, defaultView, views, type CalendarView } from './view-range.ts';

function onNarrow(changed: () => void) {
  const list = matchMedia(narrowScreen);
  list.addEventListener?.('change', changed);
  return () => list.removeEventListener?.('change', changed);
}
const useIsNarrow = () =>
  useSyncExternalStore(
    onNarrow,
    () => matchMedia(narrowScreen).matches,
    () => false,
  );

/** The view, the day and the pet of the calendar, kept in the address. */
export function useCalendarParams() {
  const filters = useFilters<{ view: CalendarView; day: string; petId: string }>({
    view: isOneOf(views),
    day: isDay,
    petId: isNonEmptyText,
  });
  const today = useToday();
  const isNarrow = useIsNarrow();
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
