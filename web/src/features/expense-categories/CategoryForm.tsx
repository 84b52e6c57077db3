import { useController } from 'react-hook-form';
import { type Category, categoryIcons, categoryInput, newCategory } from '@tzemed/contract/money/expense-categories';
import { hues } from '@tzemed/contract/pets/hues';
import * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { iconTexts } from '../../shared/categories/icon-texts.ts';
import { lazyCustomIcon } from '../../shared/categories/lazy-custom-icon.tsx';
import { categoriesApi, type CustomCategory, useCategories } from '../../shared/categories/use-categories.ts';
import { EditForm } from '../../shared/form/EditForm.tsx';
import { DeletedElsewhereNotice } from '../../shared/conflict/DeletedElsewhereNotice.tsx';
import { HouseholdSelect } from '../../shared/households/HouseholdSelect.tsx';
import { hueTexts } from '../../shared/pets/hue-texts.ts';
import { rarestHue } from '../../shared/tags/rarest-hue.ts';
import { TagMark } from '../../shared/tags/TagMark.tsx';
import { useDraft } from '../../shared/form/use-draft.ts';
import { useFormSave } from '../../shared/save/use-form-save.ts';
import { AuthorLine } from '../../shared/people/AuthorLine.tsx';
import { ChoiceField } from '../../ui/field/ChoiceField.tsx';
import { pickSchemaFields } from '../../ui/form/pick-input-fields.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { categoriesTexts } from './texts.ts';

const categoryForm = z.extend(categoryInput, { householdId: newCategory.shape.householdId });
// A row of a household has a colour and an icon.
const valuesOf = (category: Category) => pickSchemaFields(categoryInput, category as CustomCategory);

type Props = {
  /** null for a new one. */
  thing: CustomCategory | null;
  onDone: () => void;
};

/** Adds a category of a home's own, or edits the one that is given. */
export function CategoryForm({ thing: category, onDone: close }: Props) {
  const t = useTexts(categoriesTexts);
  const hueWords = useTexts(hueTexts);
  const iconWords = useTexts(iconTexts);
  const { own } = useCategories();
  const blank = { name: '', hue: rarestHue(own), icon: categoryIcons[0] };
  const form = useSchemaForm(categoryForm, category ? valuesOf(category) : blank);
  const saving = useFormSave(form, categoriesApi, { id: category?.id, valuesOf });
  const draft = useDraft(form, `expense-categories ${category?.id ?? 'new'}`, {
    isEdit: category !== null,
    adding: category ? undefined : saving,
  });
  const onDone = draft.closing(close);
  const { control } = form;
  const home = useController({ control, name: 'householdId' }).field;

  async function onSubmit(values: z.input<typeof categoryForm>, then?: string) {
    if (!(await saving.save(values, then))) return;
    toast.success(category ? t.saved : t.added);
    onDone();
  }

  return (
    <EditForm
      form={form}
      saving={saving}
      draft={draft}
      onSubmit={onSubmit}
      onDone={onDone}
      notice={saving.isGone && <DeletedElsewhereNotice id={category?.id} said={t.gone} onGiveUp={onDone} />}
    >
      {!category && <HouseholdSelect label={t.home} value={home.value} onChange={home.onChange} />}
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
          const Icon = lazyCustomIcon(value);
          return { value, label: iconWords[value], art: <Icon size={18} aria-hidden="true" /> };
        })}
        required
      />
      {category && <AuthorLine row={category as never} petId="" />}
    </EditForm>
  );
}
