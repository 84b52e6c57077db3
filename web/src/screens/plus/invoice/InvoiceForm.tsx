import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { recordTypes } from '@tzemed/contract/medical/medical-records';
import { recordTypeTexts } from '@tzemed/contract/medical/record-type-texts';
import { expenseInput, maxDescriptionLength } from '@tzemed/contract/money/expenses';
import type { Pet } from '@tzemed/contract/pets/pets';
import { dayIn, idIn, ilsIn, optionalLineIn } from '@tzemed/contract/schema/fields';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { saveLastUsedChoices } from '../../../lib/offline/last-used-choices.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { pendingAttachments } from '../../../shared/attachments/attachment-calls.ts';
import { sendAnew } from '../../../shared/attachments/send-anew.ts';
import { CategoryField } from '../../../shared/categories/CategoryField.tsx';
import { useCategories } from '../../../shared/categories/use-categories.ts';
import { DayField } from '../../../shared/form/DayField.tsx';
import { EditForm } from '../../../shared/form/EditForm.tsx';
import { fieldTexts } from '../../../shared/form/field-texts.ts';
import { PetField } from '../../../shared/form/PetField.tsx';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { useUndoCreate } from '../../../shared/form/use-undo-create.ts';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { usePets } from '../../../shared/pets/use-pets.ts';
import { savedRow, useSave } from '../../../shared/save/use-save.ts';
import type { GivenFiles } from '../../../shared/uploads/given-files.ts';
import { retryLostUploads } from '../../../shared/uploads/retry-lost-uploads.ts';
import { createUploadQueue } from '../../../shared/uploads/upload-queue.ts';
import { ChoiceField } from '../../../ui/field/ChoiceField.tsx';
import { MoneyField } from '../../../ui/field/MoneyField.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { AttachmentQueue } from '../../../shared/attachments/QueuedRows.tsx';
import { InvoicePhotos } from './InvoicePhotos.tsx';
import { type InvoiceBody, invoiceKinds, invoicePapers, invoicesApi, removeInvoice } from './invoices-api.ts';
import { invoiceTexts } from './texts.ts';

const invoiceForm = z
  .object({
    petId: idIn('petRequired'),
    kind: z.enum(invoiceKinds, 'required'),
    type: z.enum(recordTypes, 'typeRequired'),
    category: z.optional(z.nullable(z.string())),
    amount: ilsIn(),
    date: dayIn(),
    description: optionalLineIn(maxDescriptionLength),
    /** Kind of a save whose answer was lost: the server may have it. */
    sentKind: z.optional(z.enum(invoiceKinds)),
    /** Number of photos that the server holds for the form, kept with the draft. */
    sentPhotos: z.optional(z.number()),
  })
  .check(
    z.check<{ kind: string; category?: string | null | undefined }>(
      ({ value, issues }) => {
        if (value.kind !== 'purchase') return;
        const found = expenseInput.shape.category.safeParse(value.category ?? '');
        for (const { message } of found.error?.issues ?? [])
          issues.push({ code: 'custom', path: ['category'], message, input: value.category });
      },
      { when: () => true },
    ),
  );
type Values = z.input<typeof invoiceForm>;

/** The server keeps an upload of an unsaved item for at least 23 hours. */
const maxUploadMs = 23 * 3_600_000;

const noConflict = { readings: new Map(), edit: null, choose: () => undefined };

type Props = {
  pets: Pet[];
  petId: string;
  begun: object | undefined;
  /** Photos that the form begins with. */
  shared?: GivenFiles | undefined;
  onDone: () => void;
};

/** Photographed invoice: one save makes the expense and its paper, and for a visit the medical record. */
export function InvoiceForm({ pets, petId, begun, shared, onDone: close }: Props) {
  const t = useTexts(invoiceTexts);
  const fields = useTexts(fieldTexts);
  const types = useTexts(recordTypeTexts);
  const { categoryOf } = useCategories();
  const { petOf } = usePets();
  const takeBack = useUndoCreate('medicalRecords');
  const { save, nextId, resume } = useSave(invoicesApi);
  const blank = { petId, type: 'vet_visit' as const, category: '', date: useToday(), description: '' };
  const form = useSchemaForm(invoiceForm, blank);
  const draft = useDraft(form, 'invoices new', { adding: { nextId, resume }, begun: () => begun });
  const { control, getValues, setValue } = form;
  const [chosen, kind, type, category, sentKind, sentPhotos = 0] = useWatch({
    control,
    name: ['petId', 'kind', 'type', 'category', 'sentKind', 'sentPhotos'],
  });
  // A restored draft goes on with the id that it was begun with, and its photos with it.
  const queueOf = (round: number) => ({
    round,
    queue: createUploadQueue(pendingAttachments(nextId())) as AttachmentQueue,
  });
  const [{ round, queue }, setQueue] = useState(() => queueOf(draft.round));
  if (round !== draft.round) setQueue(queueOf(draft.round));
  const papers = useSyncExternalStore(queue.subscribe, queue.brief);
  const [isRefused, setRefused] = useState(false);
  const photos = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shared) queue.add(shared.files);
    return () => queue.leave();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each queue: the files stay the same
  }, [queue]);
  const done = useSyncExternalStore(queue.subscribe, () => queue.state().rows.filter(({ paper }) => paper).length);
  // A layout effect: closing the form subtracts its photos before the draft stops following the values.
  useLayoutEffect(() => {
    const add = (count: number) =>
      setValue('sentPhotos', Math.max(0, (getValues('sentPhotos') ?? 0) + count) || undefined, { shouldDirty: true });
    if (done === 0) return undefined;
    add(done);
    return () => add(-done);
  }, [done, getValues, setValue]);
  const { restoredAt } = draft;
  useEffect(() => {
    if (restoredAt !== undefined && Date.now() - restoredAt > maxUploadMs) setValue('sentPhotos', undefined);
  }, [restoredAt, setValue]);
  const onDone = draft.closing(close);

  const mayVisit = canAccess(petOf(chosen), 'medicalRecords', 'edit');
  // Said when the answer stays away, not while it is awaited.
  const lostKind = form.formState.isSubmitting ? undefined : sentKind;
  const onlyKind = lostKind ?? (mayVisit ? undefined : 'purchase');
  useEffect(() => {
    // A change would take away the reason why the form was not saved.
    if (onlyKind && getValues('kind') !== onlyKind) setValue('kind', onlyKind);
  }, [onlyKind, getValues, setValue]);
  const usualDescription =
    kind === 'visit' ? types[type] : kind === 'purchase' && category ? categoryOf(category).word : undefined;

  function bodyOf({ kind: saved, type: recordType, category: filed, description, petId, amount, date }: Values) {
    const said = { petId, amount, date, description: description?.trim() || usualDescription || t[saved] };
    return (
      saved === 'visit' ? { kind: saved, ...said, type: recordType } : { kind: saved, ...said, category: filed ?? '' }
    ) satisfies InvoiceBody;
  }

  const hasSentPhotos = () => (getValues('sentPhotos') ?? 0) > 0;

  /** Resolves with true when every photo is up; what has failed for want of a connection is sent once more. */
  async function hasPhotos(values: Values) {
    retryLostUploads(queue);
    await queue.idle();
    const { rows } = queue.state();
    const mayBeNone = hasSentPhotos() || values.sentKind !== undefined;
    const isWrong = rows.length === 0 ? !mayBeNone : rows.some(({ state }) => state === 'failed');
    setRefused(isWrong);
    if (isWrong) photos.current?.querySelector<HTMLElement>('button')?.focus();
    return !isWrong;
  }

  async function onSubmit(values: Values) {
    if (!(await hasPhotos(values))) return;
    const planned = nextId();
    const before = values.sentKind;
    // Kept with the draft, too: under the other kind a repeat would be a second expense.
    setValue('sentKind', values.kind);
    try {
      const saved = savedRow(await save({ id: undefined, body: bodyOf(values) }));
      const sent = queue.state().rows.filter(({ paper }) => paper);
      const hasPapers = sent.length > 0 || hasSentPhotos();
      queue.forget();
      if (saved.id !== planned) await sendAnew(invoicePapers(saved.kind), saved.id, sent);
      shared?.onSaved();
      saveLastUsedChoices({ pet: saved.petId });
      toast.success(
        saved.kind === 'visit'
          ? hasPapers
            ? t.savedVisit
            : t.savedVisitAlone
          : hasPapers
            ? t.savedPurchase
            : t.savedPurchaseAlone,
        takeBack(() => removeInvoice(saved)),
      );
      onDone();
    } catch (error) {
      if (!before && error instanceof ApiError && !error.isUnsure) setValue('sentKind', undefined);
      throw error;
    }
  }

  return (
    <EditForm form={form} saving={noConflict} draft={draft} onSubmit={onSubmit} onDone={onDone} papers={papers}>
      <div className="form-columns">
        <div className="form-column">
          <InvoicePhotos ref={photos} queue={queue} earlier={Math.max(0, sentPhotos - done)} isRefused={isRefused} />
          <PetField control={control} pets={pets} />
          {mayVisit && (
            <ChoiceField
              control={control}
              name="kind"
              label={t.kind}
              required
              hint={lostKind && t.sent}
              choices={(lostKind ? [lostKind] : invoiceKinds).map((value) => ({ value, label: t[value] }))}
            />
          )}
          <MoneyField control={control} name="amount" label={fields.amount} required />
        </div>
        <div className="form-column">
          {kind === 'visit' && (
            <ChoiceField
              control={control}
              name="type"
              label={fields.type}
              choices={recordTypes.map((value) => ({ value, label: types[value] }))}
              required
            />
          )}
          {kind === 'purchase' && <CategoryField control={control as never} />}
          <DayField control={control} />
          <TextField
            control={control}
            name="description"
            label={fields.description}
            {...(usualDescription && { placeholder: usualDescription })}
            autoComplete="off"
          />
        </div>
      </div>
    </EditForm>
  );
}
