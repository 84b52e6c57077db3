import { Suspense, useState } from 'react';
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
import { lazyWithoutPrefetch } from '../../../shared/form/lazy-form.ts';
import { OtherPetsField } from '../../../shared/form/OtherPetsField.tsx';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { pendingUploadTexts } from '../../../shared/uploads/pending-upload-texts.ts';
import { PhotoButton } from '../../../shared/uploads/PhotoButton.tsx';
import { useUploadQueue } from '../../../shared/uploads/use-upload-queue.ts';
import { useVetNames } from '../../../shared/vets/use-vet-names.ts';
import { MoneyField } from '../../../ui/field/MoneyField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { Loading } from '../../../ui/lazy/Loading.tsx';
import { type CareDone, type LastRecord, recordAttachments, useLastRecord } from '../api.ts';
import { recordFieldTexts } from './record-field-texts.ts';
import { careTexts } from '../texts.ts';

const { key: _key, id: _id, description: _description, ...fields } = careDoneInput.shape;
const doneForm = z.object({ ...fields, petId: z.string() });

const AttachmentsField = lazyWithoutPrefetch(() =>
  import('../../../shared/attachments/attachment-components.ts').then((parts) => parts.AttachmentsField),
);

type Props = {
  pet: Pet;
  item: CarePlanItem;
  onSave: (body: CareDone) => Promise<{ recordId: string | null }>;
  onDone: () => void;
};

/** The record of an item that was done, filled in from the last one of its kind. */
export function DoneForm(props: Props) {
  const last = useLastRecord(props.pet, props.item);
  return last === undefined ? <Loading /> : <DoneFields {...props} last={last} />;
}

/** Everything but the day may be left out, and the next due day moves with it. */
function DoneFields({ pet, item, last, onSave, onDone }: Props & { last: LastRecord }) {
  const t = useTexts(careTexts);
  const words = useTexts(recordFieldTexts);
  const waiting = useTexts(pendingUploadTexts);
  const today = useToday();
  const vets = useVetNames();
  const papers = useUploadQueue();
  // The same for each attempt: a lost answer makes no second record.
  const [id] = useState(newId);
  const paysCost = canAccess(pet, 'expenses', 'edit');
  const { cost: lastCost, ...lastTexts } = last;
  const form = useSchemaForm(doneForm, {
    petId: pet.id,
    petIds: [],
    date: today,
    ...lastTexts,
    batchNumber: '',
    ...(paysCost && lastCost !== null && { cost: lastCost }),
  });
  const { control } = form;
  const isRecord = canAccess(pet, 'medicalRecords', 'edit');
  const { isUnsaved, going } = papers.state;
  return (
    <Form
      form={form}
      holdsMore={isUnsaved}
      onSubmit={async ({ cost, petId: _petId, petIds = [], ...values }) => {
        await papers.idle();
        const { recordId } = await onSave({
          ...values,
          key: item.key,
          id,
          ...(cost != null && { cost }),
          ...(petIds.length > 0 && { petIds }),
        });
        if (recordId) await papers.saved(recordId);
        onDone();
      }}
    >
      <DayField control={control} />
      {isRecord && (
        <>
          {item.takesProduct && (
            <div className="grid2">
              <TextField control={control} name="product" label={words.product} autoComplete="off" />
              {item.isVaccine && (
                <TextField control={control} name="batchNumber" label={words.batch} autoComplete="off" />
              )}
            </div>
          )}
          <div className="grid2">
            <TextField control={control} name="vetName" label={words.vet} suggestions={vets} autoComplete="off" />
            {paysCost && <MoneyField control={control} name="cost" label={t.cost} hint={t.costHint} />}
          </div>
          <OtherPetsField
            control={control}
            label={words.alsoFor}
            area="medicalRecords"
            isFor={(other) => other.species === pet.species && canAccess(other, 'reminders', 'edit')}
            hint={(name) => words.eachItsOwn({ name })}
          />
          <Suspense fallback={<Loading />}>
            <AttachmentsField of={recordAttachments} id={id} isNew isSlim onField={papers.set} />
          </Suspense>
          {papers.add && <PhotoButton label={words.photo} fileLabel={words.file} onFiles={papers.add} />}
        </>
      )}
      <NextLine item={item} day={useWatch({ control, name: 'date' })} />
      <FormActions
        submit={t.enter}
        {...(going > 0 && { submitting: waiting.waitingFor({ count: going }) })}
        onCancel={onDone}
      />
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
