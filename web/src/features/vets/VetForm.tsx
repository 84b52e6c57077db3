import { type Control, useController } from 'react-hook-form';
import { newVet, vetInput, type Vet } from '@tzemed/contract/medical/vets';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { EditForm } from '../../shared/form/EditForm.tsx';
import { DeletedElsewhereNotice } from '../../shared/conflict/DeletedElsewhereNotice.tsx';
import { HouseholdSelect } from '../../shared/households/HouseholdSelect.tsx';
import { NotesField } from '../../shared/form/NotesField.tsx';
import { flushPendingTags } from '../../shared/tags/flush-pending-tags.ts';
import { TagField } from '../../shared/tags/TagField.tsx';
import { useDraft } from '../../shared/form/use-draft.ts';
import { useHouseholds } from '../../shared/households/use-households.ts';
import { useFormSave } from '../../shared/save/use-form-save.ts';
import { vetsApi } from '../../shared/vets/use-vets.ts';
import { AuthorLine } from '../../shared/people/AuthorLine.tsx';
import { CheckField } from '../../ui/field/CheckField.tsx';
import { pickSchemaFields } from '../../ui/form/pick-input-fields.ts';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { vetFormTexts } from './form-texts.ts';
import { PhonesField } from './PhonesField.tsx';

const vetForm = z.extend(vetInput, { householdId: newVet.shape.householdId });
const blank = { name: '', clinic: '', phones: [''], address: '', hours: '', isEmergency: false, notes: '' };
const valuesOf = (vet: Vet) => pickSchemaFields(vetInput, vet);
type Values = z.input<typeof vetForm>;

type Props = {
  /** null for a new one. */
  vet: Vet | null;
  onDone: () => void;
};

/** Adds a vet, or edits the one that is given. */
export function VetForm({ vet, onDone: close }: Props) {
  const t = useTexts(vetFormTexts);
  const form = useSchemaForm(vetForm, vet ? valuesOf(vet) : blank);
  const saving = useFormSave(form, vetsApi, {
    id: vet?.id,
    valuesOf,
    bodyOf: async (values) =>
      (await flushPendingTags(form.control)) ? { ...values, tagIds: form.getValues('tagIds') } : undefined,
    asKept: (values) => ({ ...values, phones: (values.phones ?? []).filter(Boolean) }),
  });
  const draft = useDraft(form, `vets ${vet?.id ?? 'new'}`, { isEdit: vet !== null, adding: vet ? undefined : saving });
  const onDone = draft.closing(close);
  const { control } = form;
  const home = useController({ control, name: 'householdId' }).field;

  const own = useHouseholds().data?.homes ?? [];
  const householdId = vet?.householdId ?? home.value ?? own[0]?.id;

  async function onSubmit(values: Values, then?: string) {
    if (!(await saving.save(values, then))) return;
    toast.success(vet ? t.saved : t.added);
    onDone();
  }

  return (
    <EditForm
      form={form}
      saving={saving}
      draft={draft}
      onSubmit={onSubmit}
      onDone={onDone}
      notice={saving.isGone && <DeletedElsewhereNotice id={vet?.id} said={t.gone} onGiveUp={onDone} />}
    >
      {!vet && <HouseholdSelect label={t.home} value={home.value} onChange={home.onChange} />}
      <TextField control={control} name="name" label={t.name} hint={t.nameHint} required autoComplete="off" />
      <TextField control={control} name="clinic" label={t.clinic} autoComplete="off" />
      <PhonesField control={control as unknown as Control<z.input<typeof vetInput>>} />
      <CheckField control={control} name="isEmergency" label={t.isEmergency} hint={t.emergencyHint} />
      <TextField control={control} name="address" label={t.address} autoComplete="off" />
      <TextAreaField control={control} name="hours" label={t.hours} rows={2} />
      <NotesField control={control} />
      {householdId && <TagField control={control} householdId={householdId} mayAdd />}
      {vet && <AuthorLine row={vet} petId="" />}
    </EditForm>
  );
}
