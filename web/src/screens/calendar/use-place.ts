import { useSyncExternalStore } from 'react';
import { isDay } from '@tzemed/contract/days';
import { useToday } from '../../lib/use-today.ts';
import { isAnyText, isOneOf, useFilters } from '../../shared/use-filters.ts';
import { useWritten } from '../../shared/use-written.ts';
import { narrow, usualView, views, type View } from './span.ts';

function onNarrow(changed: () => void) {
  const list = matchMedia(narrow);
  list.addEventListener?.('change', changed);
  return () => list.removeEventListener?.('change', changed);
}
const useIsNarrow = () =>
  useSyncExternalStore(
    onNarrow,
    () => matchMedia(narrow).matches,
    () => false,
  );

/** What is looked at: the view, the day and the pet, kept in the address. */
export function usePlace() {
  const filters = useFilters<{ view: View; day: string; petId: string }>({
    view: isOneOf(views),
    day: isDay,
    petId: isAnyText,
  });
  const today = useToday();
  const isNarrow = useIsNarrow();
  const usual = usualView(isNarrow);
  const { chosen, replace, choose } = filters;
  // Keys are faster than the address.
  const [day, setDay] = useWritten(chosen.day ?? today, (next) => replace({ day: next === today ? '' : next }));
  return {
    today,
    isNarrow,
    view: chosen.view ?? usual,
    setView: (view: View) => replace({ view: view === usual ? '' : view }),
    day,
    setDay,
    petId: chosen.petId,
    setPet: (petId: string) => choose({ petId }),
  };
}
export type Place = ReturnType<typeof usePlace>;
