import './reminders.css';
import { reminderStatuses } from '@tzemed/contract/reminders/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { ListCalendarSwitch } from '../../shared/list/ListCalendarSwitch.tsx';
import { ListSkeleton } from '../../shared/list/ListSkeleton.tsx';
import { isTabVisible } from './list/visible-tabs.ts';
import { reminderTexts } from './texts.ts';

export function RemindersSkeleton() {
  const t = useTexts(reminderTexts);
  const labels = reminderStatuses.filter((id) => isTabVisible(id)).map((status) => t[status]);
  return (
    <ListSkeleton
      of={screens.reminders}
      lead={t.lead}
      aside={<ListCalendarSwitch />}
      tabs={{ labels, hasCounts: true }}
      hasFilters
      toggles={[t.onlyUpcoming]}
    />
  );
}
