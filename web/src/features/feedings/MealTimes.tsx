import { useId } from 'react';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type Control, get, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { type feedingInput, maxMealsADay } from '@tzemed/contract/stock/feedings';
import type * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { GroupSummary } from '../../ui/form/field-summary.ts';
import { GroupMessage } from '../../ui/form/GroupMessage.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { TimeField } from '../../ui/date/TimeField.tsx';
import { feedingTexts } from './texts.ts';

type Values = z.input<typeof feedingInput>;

/** Times of the day at which a pet is fed. */
export function MealTimes({ control }: { control: Control<Values> }) {
  const t = useTexts(feedingTexts);
  const id = useId();
  const { setValue } = useFormContext<Values>();
  const { errors } = useFormState({ control, name: 'times' });
  const times = useWatch({ control, name: 'times' }) ?? [];
  const said: unknown = get(errors, 'times.root.message') ?? get(errors, 'times.message');
  const message = typeof said === 'string' ? said : undefined;
  const change = (next: string[]) => setValue('times', next, { shouldDirty: true });
  return (
    <fieldset
      className="field meals"
      aria-labelledby={`${id}label`}
      aria-describedby={id}
      aria-invalid={message ? true : undefined}
    >
      <legend id={`${id}label`} className="lbl required">
        {t.times}
      </legend>
      <div className="meal-times">
        {times.map((_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a time has nothing but its place
          <div key={at}>
            <TimeField control={control} name={`times.${at}`} label={t.timeOf({ n: at + 1 })} />
            {times.length > 1 && (
              <IconButton
                icon={X}
                label={t.removeTime({ n: at + 1 })}
                onPress={() => change(times.filter((_, other) => other !== at))}
              />
            )}
          </div>
        ))}
      </div>
      {times.length < maxMealsADay && (
        <button type="button" className="link" onClick={() => change([...times, ''])}>
          <Plus size={16} aria-hidden="true" />
          {t.addTime}
        </button>
      )}
      <GroupMessage id={id} message={message} />
      <GroupSummary
        names={['times']}
        label={t.times}
        read={({ times }) => (times as string[] | undefined)?.filter(Boolean).join(', ')}
      />
    </fieldset>
  );
}
