import './reminders.css';
import { reminderStatuses } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { fieldTexts } from '../../shared/field-texts.ts';
import { ListOrCalendar } from '../../shared/ListOrCalendar.tsx';
import { ListPicture } from '../../shared/ListPicture.tsx';
import { isShown } from './shown-tabs.ts';
import { reminderTexts } from './texts.ts';

export function RemindersPicture() {
  const t = useTexts(reminderTexts);
  const fields = useTexts(fieldTexts);
  const labels = reminderStatuses.filter((id) => isShown(id)).map((status) => t[status]);
  return (
    <ListPicture
      of={screens.reminders}
      lead={t.lead}
      aside={<ListOrCalendar />}
      tabs={{ labels, hasCounts: true }}
      filters={[[fields.pet, fields.allPets]]}
      toggles={[t.onlyUpcoming]}
    />
  );
}
