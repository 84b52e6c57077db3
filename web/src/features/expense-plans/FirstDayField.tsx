import { type Control, useFormState } from 'react-hook-form';
import { addMonths } from '@tzemed/contract/dates/days';
import { useTexts } from '../../i18n/use-texts.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { DateField } from '../../ui/date/DateField.tsx';
import { useField } from '../../ui/form/use-field.ts';
import { planFormTexts } from './form-texts.ts';
import type { PlanValues } from './plan-form.ts';
import { usePausedReason } from './use-paused-reason.ts';
import { useIsCreatedToday } from './use-is-created-today.ts';

/** First day of an expense plan, from which all other days are counted; days that have passed create no expense. */
export function FirstDayField({ control, isNew }: { control: Control<PlanValues>; isNew: boolean }) {
  const t = useTexts(planFormTexts);
  const today = useToday();
  const field = useField(control, 'startsOn');
  const first = String(field.value ?? '');
  const days = { today, nextMonth: `${addMonths(today.slice(0, 7), 1)}-01` };
  const { defaultValues } = useFormState({ control });
  // The expenses of an existing plan already show the days that have passed.
  const isSaid = isNew || first !== defaultValues?.startsOn;
  const isWritten = useIsCreatedToday(control, isNew);
  const rests = usePausedReason(control);
  const ofToday = isWritten || rests ? undefined : t.isToday;
  const hint = !isSaid || first > today ? undefined : first === today ? ofToday : first && t.isPast;
  return (
    <div className="day-field">
      <DateField control={control} name="startsOn" label={t.startsOn} leaning="future" hint={hint} required />
      <div className="choice-row">
        {(['today', 'nextMonth'] as const).map((word) => (
          <button
            key={word}
            type="button"
            className="pill small"
            aria-pressed={first === days[word]}
            onClick={() => field.change(days[word])}
          >
            {t[word]}
          </button>
        ))}
      </div>
    </div>
  );
}
