import { useTexts } from '../../i18n/use-texts.ts';
import { PetFilter } from '../../shared/PetFilter.tsx';
import { reminderTexts } from './texts.ts';
import type { useReminderFilters } from './use-reminder-filters.ts';

type Props = { filters: ReturnType<typeof useReminderFilters> };

export function ReminderFilters({ filters: { values, set, status, onlyUpcoming } }: Props) {
  const t = useTexts(reminderTexts);
  return (
    <div className="rem-filters">
      <PetFilter value={values.petId} onChange={set('petId')} />
      {status === 'upcoming' && (
        <label className="check">
          <input
            type="checkbox"
            checked={onlyUpcoming}
            onChange={(event) => set('onlyUpcoming')(event.target.checked ? 'true' : '')}
          />
          {t.onlyUpcoming}
        </label>
      )}
    </div>
  );
}
