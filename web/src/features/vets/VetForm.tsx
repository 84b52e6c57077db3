import { type Control, useController } from 'react-hook-form';
import { newVet, vetInput, type Vet } from '@tzemed/contract/vets';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { EditForm } from '../../shared/EditForm.tsx';
import { GoneNotice } from '../../shared/GoneNotice.tsx';
import { HomeChoice } from '../../shared/HomeChoice.tsx';
import { NotesField } from '../../shared/NotesField.tsx';
import { settleTags } from '../../shared/tags/settle-tags.ts';
import { TagsOfHome } from '../../shared/tags/TagsOf.tsx';
import { useChanges } from '../../shared/use-changes.ts';
import { useDraft } from '../../shared/use-draft.ts';
import { useGoneEdit } from '../../shared/use-gone-edit.ts';
import { useHomes } from '../../shared/use-homes.ts';
import { useStaleEdit } from '../../shared/use-stale-edit.ts';
import { vetsApi } from '../../shared/vets/use-vets.ts';
import { WhoWrote } from '../../shared/WhoWrote.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { editable } from '../../ui/editable.ts';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { vetFormTexts } from './form-texts.ts';
import { PhonesField } from './PhonesField.tsx';

const vetForm = z.extend(vetInput, { householdId: newVet.shape.householdId });
const blank = { name: '', clinic: '', phones: [''], address: '', hours: '', isEmergency: false, notes: '' };
const valuesOf = ({ vet }: { vet: Vet }) => editable(vetInput, vet);

type Props = {
  /** null for a new one. */
  vet: Vet | null;
  onDone: () => void;
};

/** Adds a vet, or edits the one that is given. */
export function VetForm({ vet, onDone: close }: Props) {
  const t = useTexts(vetFormTexts);
  const { save, adding } = useChanges(vetsApi);
  const form = useSchemaForm(vetForm, vet ? valuesOf({ vet }) : blank);
  const draft = useDraft(form, `vets ${vet?.id ?? 'new'}`, { isEdit: vet !== null, adding: vet ? undefined : adding });
  const onDone = draft.closing(close);
  const gone = useGoneEdit(form, { save, restore: vetsApi.calls.restore });
  const asKept = (values: z.input<typeof vetForm>) => ({ ...values, phones: (values.phones ?? []).filter(Boolean) });
  const stale = useStaleEdit(form, valuesOf, { ...gone, asKept });
  const { control } = form;
  const home = useController({ control, name: 'householdId' }).field;

  const own = useHomes().data?.homes ?? [];
  const householdId = vet?.householdId ?? home.value ?? own[0]?.id;

  const onSubmit = stale.guard(async (sent, then) => {
    if (!(await settleTags(control))) return;
    const body = { ...sent, tagIds: form.getValues('tagIds') };
    if (!(await gone.save({ id: vet?.id, body }, then))) return;
    toast.success(vet ? t.saved : t.added);
    onDone();
  });

  return (
    <EditForm
      form={form}
      stale={stale}
      draft={draft}
      onSubmit={onSubmit}
      onDone={onDone}
      notice={gone.isGone && <GoneNotice id={vet?.id} said={t.gone} onGiveUp={onDone} />}
    >
      {!vet && <HomeChoice label={t.home} value={home.value} onChange={home.onChange} />}
      <TextField control={control} name="name" label={t.name} hint={t.nameHint} required autoComplete="off" />
      <TextField control={control} name="clinic" label={t.clinic} autoComplete="off" />
      <PhonesField control={control as unknown as Control<z.input<typeof vetInput>>} />
      <CheckField control={control} name="isEmergency" label={t.isEmergency} hint={t.emergencyHint} />
      <TextField control={control} name="address" label={t.address} autoComplete="off" />
      <TextAreaField control={control} name="hours" label={t.hours} rows={2} />
      <NotesField control={control} />
      {householdId && <TagsOfHome control={control as never} householdId={householdId} mayAdd />}
      {vet && <WhoWrote row={vet} petId="" />}
    </EditForm>
  );
}
