import { useState } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useWatch } from 'react-hook-form';
import { careDoneInput, type CarePlanItem } from '@tzemed/contract/care/care';
import { addInterval } from '@tzemed/contract/care/care-intervals';
import { isDay } from '@tzemed/contract/dates/days';
import type { Pet } from '@tzemed/contract/pets/pets';
import * as z from 'zod/mini';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { newId } from '../../../lib/uuid.ts';
import { DayField } from '../../../shared/form/DayField.tsx';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { useVetNames } from '../../../shared/vets/use-vet-names.ts';
import { MoneyField } from '../../../ui/field/MoneyField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import type { CareDone } from '../api.ts';
import { recordFieldTexts } from './record-field-texts.ts';
import { careTexts } from '../texts.ts';

const { key: _key, id: _id, description: _description, ...fields } = careDoneInput.shape;
const doneForm = z.object(fields);

type Props = {
  pet: Pet;
  item: CarePlanItem;
  onSave: (body: CareDone) => Promise<unknown>;
  onDone: () => void;
};

/** The record of an item that was done: all but its day may be left out, and what follows moves with the day. */
export function DoneForm({ pet, item, onSave, onDone }: Props) {
  const t = useTexts(careTexts);
  const words = useTexts(recordFieldTexts);
  const today = useToday();
  const vets = useVetNames();
  // The same for each attempt: a lost answer makes no second record.
  const [id] = useState(newId);
  const form = useSchemaForm(doneForm, { date: today, vetName: '', product: '', batchNumber: '' });
  const { control } = form;
  const isRecord = canAccess(pet, 'medicalRecords', 'edit');
  return (
    <Form
      form={form}
      onSubmit={async ({ cost, ...values }) => {
        await onSave({ ...values, key: item.key, id, ...(cost != null && { cost }) });
        onDone();
      }}
    >
      <DayField control={control} />
      {isRecord && (
        <>
          {item.isVaccine && (
            <div className="grid2">
              <TextField control={control} name="product" label={words.product} autoComplete="off" />
              <TextField control={control} name="batchNumber" label={words.batch} autoComplete="off" />
            </div>
          )}
          <div className="grid2">
            <TextField control={control} name="vetName" label={words.vet} suggestions={vets} autoComplete="off" />
            {canAccess(pet, 'expenses', 'edit') && (
              <MoneyField control={control} name="cost" label={t.cost} hint={t.costHint} />
            )}
          </div>
        </>
      )}
      <NextLine item={item} day={useWatch({ control, name: 'date' })} />
      <FormActions submit={t.enter} onCancel={onDone} />
    </Form>
  );
}

/** Next step, by the day that is typed. */
function NextLine({ item: { follows }, day }: { item: CarePlanItem; day: string | undefined }) {
  const t = useTexts(careTexts);
  const f = useFormats();
  if (!follows || !day || !isDay(day)) return null;
  const { title, after, to, notBefore } = follows;
  const from = addInterval(day, after);
  const next = notBefore && notBefore > from ? notBefore : from;
  return (
    <p className="care-note" role="status">
      <ArrowLeft size={16} aria-hidden="true" className="ahead" />
      {to
        ? t.nextBetween({ title, from: f.day(next), to: f.day(addInterval(day, to)) })
        : t.nextIs({ title, day: f.day(next) })}
    </p>
  );
}
