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
import { useItemMutations } from '../../shared/queries/use-item-mutations.ts';
import { useDraft } from '../../shared/form/use-draft.ts';
import { useDeletedElsewhere } from '../../shared/conflict/use-deleted-elsewhere.ts';
import { useEditConflict } from '../../shared/conflict/use-edit-conflict.ts';
import { AuthorLine } from '../../shared/people/AuthorLine.tsx';
import { ChoiceField } from '../../ui/field/ChoiceField.tsx';
import { pickSchemaFields } from '../../ui/form/pick-schema-fields.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { tagsTexts } from './texts.ts';

const tagForm = z.extend(tagInput, { householdId: newTag.shape.householdId });
const valuesOf = ({ tag }: { tag: Tag }) => pickSchemaFields(tagInput, tag);

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
  const { save, adding } = useItemMutations(tagsApi);
  const form = useSchemaForm(tagForm, tag ? valuesOf({ tag }) : { name: '', hue: rarestHue(tags) });
  const draft = useDraft(form, `tags ${tag?.id ?? 'new'}`, { isEdit: tag !== null, adding: tag ? undefined : adding });
  const onDone = draft.closing(close);
  const gone = useDeletedElsewhere(form, { save, restore: tagsApi.calls.restore });
  // The reloaded list tells whether the tag was merged or deleted; once shown, that message stays.
  const [isKnown, setKnown] = useState(false);
  if (gone.isGone && !isFetching && !isKnown) setKnown(true);
  const into = tag && tags.find(({ mergedIds }) => mergedIds.includes(tag.id));
  const stale = useEditConflict(form, valuesOf, gone);
  const { control } = form;
  const home = useController({ control, name: 'householdId' }).field;

  const onSubmit = stale.guard(async (body, then) => {
    if (!(await gone.save({ id: tag?.id, body }, then))) return;
    toast.success(tag ? t.saved : t.added);
    onDone();
  });

  return (
    <EditForm
      form={form}
      stale={stale}
      draft={draft}
      onSubmit={onSubmit}
      onDone={onDone}
      notice={
        gone.isGone &&
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
