import { useId } from 'react';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type Control, get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { addDays } from '@tzemed/contract/dates/days';
import { maxSteps, type newMedicine } from '@tzemed/contract/medical/medicines';
import type * as z from 'zod/mini';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { GroupSummary } from '../../../ui/form/field-summary.ts';
import { GroupMessage } from '../../../ui/form/GroupMessage.tsx';
import { DateField } from '../../../ui/date/DateField.tsx';
import { NumberField } from '../../../ui/field/NumberField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { medicineFieldTexts } from './field-texts.ts';

type Values = z.input<typeof newMedicine>;
type Step = NonNullable<Values['steps']>[number];

/** Days of a new step. */
const stepDays = 5;

/** Steps of a taper: days and dose of each. */
export function StepsField({ control }: { control: Control<Values> }) {
  const t = useTexts(medicineFieldTexts);
  const f = useFormats();
  const id = useId();
  const { getValues } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray({ control, name: 'steps' });
  const { errors } = useFormState({ control, name: 'steps' });
  const said: unknown = get(errors, 'steps.root.message') ?? get(errors, 'steps.message');
  const message = typeof said === 'string' ? said : undefined;
  function add() {
    const last = getValues('steps')?.at(-1);
    const from = last?.until ? addDays(last.until, 1) : getValues('from');
    append({ from, until: from && addDays(from, stepDays - 1), text: '', everyDays: last?.everyDays ?? 1 });
  }
  return (
    <div className="form" role="group" aria-describedby={id}>
      {fields.map((field, at) => (
        <fieldset key={field.id} className="med-step">
          <legend className="lbl">{t.step({ n: at + 1 })}</legend>
          <IconButton icon={X} label={t.removeStep({ n: at + 1 })} onPress={() => remove(at)} />
          <TextField control={control} name={`steps.${at}.text`} label={t.stepText} required autoComplete="off" />
          <div className="grid2">
            <DateField control={control} name={`steps.${at}.from`} label={t.stepFrom} required />
            <DateField control={control} name={`steps.${at}.until`} label={t.stepUntil} leaning="future" required />
          </div>
          <div className="grid2">
            <NumberField control={control} name={`steps.${at}.everyDays`} label={t.everyDays} hint={t.everyDaysHint} />
            <NumberField control={control} name={`steps.${at}.amount`} label={t.amount} />
          </div>
        </fieldset>
      ))}
      {fields.length < maxSteps && (
        <button type="button" className="link med-add" onClick={add}>
          <Plus size={16} aria-hidden="true" />
          {t.addStep}
        </button>
      )}
      <GroupMessage id={id} message={message} />
      <GroupSummary
        names={['steps']}
        label={t.steps}
        weight="long"
        read={({ steps }) =>
          (steps as readonly Step[] | undefined)
            ?.map(({ from, until, text }) => `${f.day(from)} – ${f.day(until)}: ${text}`)
            .join('\n')
        }
      />
    </div>
  );
}
