import './reminders.css';
import { reminderStatuses } from '@tzemed/contract/reminders';
import { useTexts } from '../../i18n/use-texts.ts';
import { screens } from '../../screens.ts';
import { fieldTexts } from '../../shared/field-texts.ts';
import { ListPicture } from '../../shared/ListPicture.tsx';
import { FieldPlace } from '../../ui/FieldPlace.tsx';
import { reminderTexts } from './texts.ts';

export function RemindersPicture() {
  const t = useTexts(reminderTexts);
  const fields = useTexts(fieldTexts);
  const filters = (
    <div className="rem-filters" aria-hidden="true">
      <FieldPlace label={fields.pet}>{fields.allPets}</FieldPlace>
      <label className="check">
        <input type="checkbox" disabled />
        {t.onlyUpcoming}
      </label>
    </div>
  );
  const labels = reminderStatuses.map((status) => t[status]);
  return <ListPicture of={screens.reminders} lead={t.lead} tabs={{ labels, hasCounts: true, aside: filters }} />;
}
