import { useState } from 'react';
import { useController } from 'react-hook-form';
import { hues } from '@tzemed/contract/hues';
import { newTag, tagInput, type Tag } from '@tzemed/contract/tags';
import * as z from 'zod/mini';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { isolate } from '../../lib/isolate.ts';
import { EditForm } from '../../shared/EditForm.tsx';
import { GoneNotice } from '../../shared/GoneNotice.tsx';
import { HomeChoice } from '../../shared/HomeChoice.tsx';
import { hueTexts } from '../../shared/hue-texts.ts';
import { TagMark } from '../../shared/tags/TagMark.tsx';
import { rarestHue } from '../../shared/tags/rarest-hue.ts';
import { tagsApi, useTags } from '../../shared/tags/use-tags.ts';
import { useChanges } from '../../shared/use-changes.ts';
import { useDraft } from '../../shared/use-draft.ts';
import { useGoneEdit } from '../../shared/use-gone-edit.ts';
import { useStaleEdit } from '../../shared/use-stale-edit.ts';
import { WhoWrote } from '../../shared/WhoWrote.tsx';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { editable } from '../../ui/editable.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { tagsTexts } from './texts.ts';

const tagForm = z.extend(tagInput, { householdId: newTag.shape.householdId });
const valuesOf = ({ tag }: { tag: Tag }) => editable(tagInput, tag);

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
  const { save, adding } = useChanges(tagsApi);
  const form = useSchemaForm(tagForm, tag ? valuesOf({ tag }) : { name: '', hue: rarestHue(tags) });
  const draft = useDraft(form, `tags ${tag?.id ?? 'new'}`, { isEdit: tag !== null, adding: tag ? undefined : adding });
  const onDone = draft.closing(close);
  const gone = useGoneEdit(form, { save, restore: tagsApi.calls.restore });
  // What became of it the list says, which is asked for anew; what was said of it then stays.
  const [isKnown, setKnown] = useState(false);
  if (gone.isGone && !isFetching && !isKnown) setKnown(true);
  const into = tag && tags.find(({ mergedIds }) => mergedIds.includes(tag.id));
  const stale = useStaleEdit(form, valuesOf, gone);
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
          <GoneNotice
            id={tag?.id}
            said={into ? t.goneInto({ into: isolate(into.name, lang) }) : t.gone}
            onGiveUp={onDone}
          />
        )
      }
    >
      {!tag && <HomeChoice label={t.home} value={home.value} onChange={home.onChange} />}
      <TextField control={control} name="name" label={t.name} required autoComplete="off" />
      <ChoiceField
        control={control}
        name="hue"
        label={t.hue}
        choices={hues.map((value) => ({ value, label: hueWords[value], art: <TagMark hue={value} /> }))}
        required
      />
      {tag && <WhoWrote row={tag} petId="" />}
    </EditForm>
  );
}
