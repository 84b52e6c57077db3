import { useState } from 'react';
import { useController } from 'react-hook-form';
import { hues } from '@tzemed/contract/pets/hues';
import { newTag, tagInput, type Tag } from '@tzemed/contract/items/tags';
import * as z from 'zod/mini';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { EditForm } from '../../shared/form/EditForm.tsx';
import { DeletedElsewhereNotice } from '../../shared/conflict/DeletedElsewhereNotice.tsx';
import { HouseholdSelect } from '../../shared/households/HouseholdSelect.tsx';
import { hueTexts } from '../../shared/pets/hue-texts.ts';
import { TagMark } from '../../shared/tags/TagMark.tsx';
import { rarestHue } from '../../shared/tags/rarest-hue.ts';
import { tagsApi, useTags } from '../../shared/tags/use-tags.ts';
import { useDraft } from '../../shared/form/use-draft.ts';
import { useFormSave } from '../../shared/save/use-form-save.ts';
import { AuthorLine } from '../../shared/people/AuthorLine.tsx';
import { ChoiceField } from '../../ui/field/ChoiceField.tsx';
import { pickSchemaFields } from '../../ui/form/pick-input-fields.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { tagsTexts } from './texts.ts';

const tagForm = z.extend(tagInput, { householdId: newTag.shape.householdId });
const valuesOf = (tag: Tag) => pickSchemaFields(tagInput, tag);

type Props = {
  /** null for a new one. */
  thing: Tag | null;
  onDone: () => void;
};

/** Adds a tag, or edits the one that is given. */
export function TagForm({ thing: tag, onDone: close }: Props) {
  const t = useTexts(tagsTexts);
  const { lang } = useLanguage();
  const hueWords = useTexts(hueTexts);
  const { tags, isFetching } = useTags();
  const form = useSchemaForm(tagForm, tag ? valuesOf(tag) : { name: '', hue: rarestHue(tags) });
  const saving = useFormSave(form, tagsApi, { id: tag?.id, valuesOf });
  const draft = useDraft(form, `tags ${tag?.id ?? 'new'}`, { isEdit: tag !== null, adding: tag ? undefined : saving });
  const onDone = draft.closing(close);
  // The reloaded list tells whether the tag was merged or deleted; once shown, that message stays.
  const [isKnown, setKnown] = useState(false);
  if (saving.isGone && !isFetching && !isKnown) setKnown(true);
  const into = tag && tags.find(({ mergedIds }) => mergedIds.includes(tag.id));
  const { control } = form;
  const home = useController({ control, name: 'householdId' }).field;

  async function onSubmit(values: z.input<typeof tagForm>, then?: string) {
    if (!(await saving.save(values, then))) return;
    toast.success(tag ? t.saved : t.added);
    onDone();
  }

  return (
    <EditForm
      form={form}
      saving={saving}
      draft={draft}
      onSubmit={onSubmit}
      onDone={onDone}
      notice={
        saving.isGone &&
        isKnown && (
          <DeletedElsewhereNotice
            id={tag?.id}
            said={into ? t.goneInto({ into: isolateDirection(into.name, lang) }) : t.gone}
            onGiveUp={onDone}
          />
        )
      }
    >
      {!tag && <HouseholdSelect label={t.home} value={home.value} onChange={home.onChange} />}
      <TextField control={control} name="name" label={t.name} required autoComplete="off" />
      <ChoiceField
        control={control}
        name="hue"
        label={t.hue}
        choices={hues.map((value) => ({ value, label: hueWords[value], art: <TagMark hue={value} /> }))}
        required
      />
      {tag && <AuthorLine row={tag} petId="" />}
    </EditForm>
  );
}
