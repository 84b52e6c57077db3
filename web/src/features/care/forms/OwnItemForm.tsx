import { careItemInput } from '@tzemed/contract/care/care';
import { intervalUnits } from '@tzemed/contract/care/care-intervals';
import * as z from 'zod/mini';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { ChoiceField } from '../../../ui/field/ChoiceField.tsx';
import { DateField } from '../../../ui/date/DateField.tsx';
import { NumberField } from '../../../ui/field/NumberField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import type { CareActions } from '../api.ts';
import { careTexts } from '../texts.ts';

const { title, every, startsOn } = careItemInput.shape;
const ownForm = z.object({ title, startsOn, ...every.shape });

type Props = { onSave: CareActions['add']; onDone: () => void };

/** Something that no rule knows, in any interval. */
export function OwnItemForm({ onSave, onDone }: Props) {
  const t = useTexts(careTexts);
  const today = useToday();
  const form = useSchemaForm(ownForm, { title: '', startsOn: today, count: 1, unit: 'month' });
  const { control } = form;
  return (
    <Form
      form={form}
      onSubmit={async ({ count, unit, ...said }) => {
        await onSave({ ...said, every: { count, unit } });
        onDone();
      }}
    >
      <TextField control={control} name="title" label={t.what} required autoComplete="off" />
      <div className="grid2">
        <NumberField control={control} name="count" label={t.everyCount} required empty={NaN} />
        <ChoiceField
          control={control}
          name="unit"
          label={t.unit}
          choices={intervalUnits.map((value) => ({ value, label: t[`unit_${value}`] }))}
        />
      </div>
      <DateField control={control} name="startsOn" label={t.firstDay} leaning="future" required />
      <FormActions submit={t.addOption} onCancel={onDone} />
    </Form>
  );
}
