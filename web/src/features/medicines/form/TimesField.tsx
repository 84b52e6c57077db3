import { useId } from 'react';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type Control, get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { maxDosesADay, type newMedicine } from '@tzemed/contract/medical/medicines';
import type * as z from 'zod/mini';
import { useTexts } from '../../../i18n/use-texts.ts';
import { GroupSummary } from '../../../ui/form/field-summary.ts';
import { GroupMessage } from '../../../ui/form/GroupMessage.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TimeField } from '../../../ui/date/TimeField.tsx';
import { medicineFieldTexts } from './field-texts.ts';

type Values = z.input<typeof newMedicine>;

/** Times of the day at which a dose is due. */
export function TimesField({ control }: { control: Control<Values> }) {
  const t = useTexts(medicineFieldTexts);
  const id = useId();
  const { setValue } = useFormContext<Values>();
  const { errors } = useFormState({ control, name: 'times' });
  const times = useWatch({ control, name: 'times' }) ?? [];
  const said: unknown = get(errors, 'times.root.message') ?? get(errors, 'times.message');
  const message = typeof said === 'string' ? said : undefined;
  const change = (next: string[]) => setValue('times', next, { shouldDirty: true });
  return (
    <fieldset
      className="field med-hours"
      aria-labelledby={`${id}label`}
      aria-describedby={id}
      aria-invalid={message ? true : undefined}
    >
      <legend id={`${id}label`} className="lbl required">
        {t.hours}
      </legend>
      <div className="med-times">
        {times.map((_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a time has nothing but its place
          <div key={at}>
            <TimeField control={control} name={`times.${at}`} label={t.hourOf({ n: at + 1 })} />
            {times.length > 1 && (
              <IconButton
                icon={X}
                label={t.removeHour({ n: at + 1 })}
                onPress={() => change(times.filter((_, other) => other !== at))}
              />
            )}
          </div>
        ))}
      </div>
      {times.length < maxDosesADay && (
        <button type="button" className="link med-add" onClick={() => change([...times, nextTime(times.at(-1))])}>
          <Plus size={16} aria-hidden="true" />
          {t.addHour}
        </button>
      )}
      <GroupMessage id={id} message={message} />
      <GroupSummary
        names={['times']}
        label={t.hours}
        read={({ times }) => (times as string[] | undefined)?.filter(Boolean).join(', ')}
      />
    </fieldset>
  );
}

/** Twelve hours after the last, as two doses a day are given most. */
function nextTime(last = '') {
  const [hour, minute] = last.split(':').map(Number);
  if (hour === undefined || minute === undefined || Number.isNaN(hour + minute)) return '08:00';
  return `${String((hour + 12) % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
