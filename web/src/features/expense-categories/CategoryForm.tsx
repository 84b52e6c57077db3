import { useController } from 'react-hook-form';
import { categoryIcons, categoryInput, newCategory } from '@tzemed/contract/expense-categories';
import { hues } from '@tzemed/contract/hues';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { ownIcon } from '../../shared/categories/own-icon.tsx';
import { categoriesApi, type OwnCategory, useCategories } from '../../shared/categories/use-categories.ts';
import { EditForm } from '../../shared/EditForm.tsx';
import { GoneNotice } from '../../shared/GoneNotice.tsx';
import { HomeChoice } from '../../shared/HomeChoice.tsx';
import { hueTexts } from '../../shared/hue-texts.ts';
import { rarestHue } from '../../shared/tags/rarest-hue.ts';
import { TagMark } from '../../shared/tags/TagMark.tsx';
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
import { iconTexts } from './icon-texts.ts';
import { categoriesTexts } from './texts.ts';

const categoryForm = z.extend(categoryInput, { householdId: newCategory.shape.householdId });
const valuesOf = ({ category }: { category: OwnCategory }) => editable(categoryInput, category);

type Props = {
  /** null for a new one. */
  thing: OwnCategory | null;
  onDone: () => void;
};

/** Adds a category of a home's own, or edits the one that is given. */
export function CategoryForm({ thing: category, onDone: close }: Props) {
  const t = useTexts(categoriesTexts);
  const hueWords = useTexts(hueTexts);
  const iconWords = useTexts(iconTexts);
  const { own } = useCategories();
  const { save, adding } = useChanges(categoriesApi);
  const blank = { name: '', hue: rarestHue(own), icon: categoryIcons[0] };
  const form = useSchemaForm(categoryForm, category ? valuesOf({ category }) : blank);
  const draft = useDraft(form, `expense-categories ${category?.id ?? 'new'}`, {
    isEdit: category !== null,
    adding: category ? undefined : adding,
  });
  const onDone = draft.closing(close);
  const gone = useGoneEdit(form, { save, restore: categoriesApi.calls.restore });
  const stale = useStaleEdit(form, valuesOf as never, gone);
  const { control } = form;
  const home = useController({ control, name: 'householdId' }).field;

  const onSubmit = stale.guard(async (body, then) => {
    if (!(await gone.save({ id: category?.id, body }, then))) return;
    toast.success(category ? t.saved : t.added);
    onDone();
  });

  return (
    <EditForm
      form={form}
      stale={stale}
      draft={draft}
      onSubmit={onSubmit}
      onDone={onDone}
      notice={gone.isGone && <GoneNotice id={category?.id} said={t.gone} onGiveUp={onDone} />}
    >
      {!category && <HomeChoice label={t.home} value={home.value} onChange={home.onChange} />}
      <TextField control={control} name="name" label={t.name} required autoComplete="off" />
      <ChoiceField
        control={control}
        name="hue"
        label={t.hue}
        choices={hues.map((value) => ({ value, label: hueWords[value], art: <TagMark hue={value} /> }))}
        required
      />
      <ChoiceField
        control={control}
        name="icon"
        label={t.icon}
        choices={categoryIcons.map((value) => {
          const Icon = ownIcon(value);
          return { value, label: iconWords[value], art: <Icon size={18} aria-hidden="true" /> };
        })}
        required
      />
      {category && <WhoWrote row={category as never} petId="" />}
    </EditForm>
  );
}
