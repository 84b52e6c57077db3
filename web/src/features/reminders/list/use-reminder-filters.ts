import { reminderStatuses, type ReminderStatus } from '@tzemed/contract/reminders/reminders';
import { useExistingTagFilter } from '../../../shared/tags/use-existing-tag-filter.ts';
import { isNonEmptyText, isOneOf, useFilters } from '../../../shared/filters/use-filters.ts';

/** The tab, the pet, the tag and 'only upcoming', kept in the address. The tab is no filter: clearing the filters leaves it. */
export function useReminderFilters() {
  const tab = useFilters({ status: isOneOf(reminderStatuses) });
  const { chosen, ...filters } = useExistingTagFilter(
    useFilters({ petId: isNonEmptyText, tagId: isNonEmptyText, onlyUpcoming: isOneOf(['true']) }),
  );
  const status: ReminderStatus = tab.chosen.status ?? 'upcoming';
  const onlyUpcoming = status === 'upcoming' && chosen.onlyUpcoming === 'true';
  return {
    ...filters,
    status,
    setStatus: (next: ReminderStatus) => tab.replace({ status: next === 'upcoming' ? '' : next }),
    onlyUpcoming,
    /** Filters sent to the server. */
    chosen: { petId: chosen.petId, tagId: chosen.tagId, onlyUpcoming: onlyUpcoming ? ('true' as const) : undefined },
    isActive: chosen.petId !== undefined || chosen.tagId !== undefined || onlyUpcoming,
  };
}
