import { budgetPeriods, defaultLevels } from '@tzemed/contract/money/budgets';
import { useController, useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { useCategories } from '../../shared/categories/use-categories.ts';
import { useOfferedCategories } from '../../shared/categories/use-offered-categories.tsx';
import { EditForm } from '../../shared/form/EditForm.tsx';
import { DeletedElsewhereNotice } from '../../shared/conflict/DeletedElsewhereNotice.tsx';
import { HouseholdSelect } from '../../shared/households/HouseholdSelect.tsx';
import { petOptions } from '../../shared/pets/pet-options.tsx';
import { useDropInvalidChoices } from '../../shared/form/use-drop-invalid-choices.ts';
import { useDraft } from '../../shared/form/use-draft.ts';
import { useHouseholds } from '../../shared/households/use-households.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { useFormSave } from '../../shared/save/use-form-save.ts';
import { ChoiceField } from '../../ui/field/ChoiceField.tsx';
import { MoneyField } from '../../ui/field/MoneyField.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import type { Option } from '../../ui/field/SelectList.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { budgetForm, type BudgetValues, bodyOf, valuesOf, withOtherLevel } from './budget-form.ts';
import { budgetFormTexts } from './form-texts.ts';
import { AlertLevelsField } from './AlertLevelsField.tsx';
import { budgetTexts } from './texts.ts';
import { budgetsApi, type ShownBudget } from './use-budgets.ts';
import { UsualSpending } from './UsualSpending.tsx';

/** Adds a chosen option that no longer exists, under `label`, once the existing options are known. */
const withGone = (options: readonly Option[], chosen: string | null | undefined, label: string | undefined) =>
  !chosen || !label || options.some(({ id }) => id === chosen) ? options : [...options, { id: chosen, label }];

type Props = {
  /** null for a new one. */
  thing: ShownBudget | null;
  onDone: () => void;
};

/** Sets what a home wishes to spend, or changes that. */
export function BudgetForm({ thing: budget, onDone: close }: Props) {
  const t = useTexts(budgetFormTexts);
  const words = useTexts(budgetTexts);
  const blank: Partial<BudgetValues> = {
    period: 'month',
    category: '',
    petId: '',
    levels: [...defaultLevels],
    otherLevel: null,
  };
  const form = useSchemaForm(budgetForm, budget ? valuesOf(budget) : blank);
  const saving = useFormSave(form, budgetsApi, { id: budget?.id, valuesOf, bodyOf, asKept: withOtherLevel });
  const draft = useDraft(form, `budgets ${budget?.id ?? 'new'}`, {
    isEdit: budget !== null,
    adding: budget ? undefined : saving,
  });
  const onDone = draft.closing(close);
  const { control } = form;
  const chosen = useController({ control, name: 'householdId' }).field;
  const homes = useHouseholds().data?.homes ?? [];
  const home = budget?.householdId ?? chosen.value ?? homes[0]?.id;
  const { pets, data: reached } = usePets();
  const own = pets.filter((pet) => pet.householdId === home);
  const pet = useController({ control, name: 'petId' }).field;
  useDropInvalidChoices(
    pet.value ? [pet.value] : [],
    // A deleted pet stays chosen and is reported: the budget must not silently cover all pets.
    (id) => !pets.some((one) => one.id === id && one.householdId !== home),
    () => pet.onChange(''),
  );
  const categories = useOfferedCategories(home);
  const { own: ownCategories, data: filed } = useCategories();
  const chosenCategory = useController({ control, name: 'category' }).field;
  useDropInvalidChoices(
    chosenCategory.value ? [chosenCategory.value] : [],
    (id) => !home || !ownCategories.some((one) => one.id === id && one.householdId !== home),
    () => chosenCategory.onChange(''),
  );
  const [category, petId, period] = useWatch({ control, name: ['category', 'petId', 'period'] });

  async function onSubmit(values: BudgetValues, then?: string) {
    if (!(await saving.save(values, then))) return;
    toast.success(budget ? t.saved : t.added);
    onDone();
  }

  return (
    <EditForm
      form={form}
      saving={saving}
      draft={draft}
      onSubmit={onSubmit}
      onDone={onDone}
      notice={saving.isGone && <DeletedElsewhereNotice id={budget?.id} said={t.gone} onGiveUp={onDone} />}
    >
      {!budget && <HouseholdSelect label={t.home} value={chosen.value} onChange={chosen.onChange} />}
      <MoneyField control={control} name="amount" label={t.amount} required />
      <ChoiceField
        control={control}
        name="period"
        label={t.period}
        choices={budgetPeriods.map((value) => ({ value, label: t[value] }))}
        required
      />
      <div className="budget-for">
        <SelectField
          control={control}
          name="category"
          label={t.category}
          weight="name"
          options={withGone([{ id: '', label: words.everything }, ...categories], category, filed && t.goneCategory)}
        />
        <SelectField
          control={control}
          name="petId"
          label={t.pet}
          options={withGone([{ id: '', label: words.allPets }, ...petOptions(own)], petId, reached && t.gonePet)}
        />
      </div>
      <AlertLevelsField />
      {/* Costs of other households' pets are no measure for this household. */}
      {(petId || pets.length === own.length) && (
        <UsualSpending
          about={{ ...(category && { category }), ...(petId && { petId }) }}
          months={period === 'year' ? 12 : 1}
          onTake={(amount) => form.setValue('amount', amount, { shouldDirty: true })}
        />
      )}
    </EditForm>
  );
}
