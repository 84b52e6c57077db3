import { Suspense, useState } from 'react';
import { Plus } from 'lucide-react';
import { type Control, useController, useWatch } from 'react-hook-form';
import type { expenseInput } from '@tzemed/contract/expenses';
import type * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { useCategories } from '../../shared/categories/use-categories.ts';
import { useOfferedCategories } from '../../shared/categories/use-offered-categories.tsx';
import { fieldTexts } from '../../shared/field-texts.ts';
import { onNeed } from '../../shared/lazy-form.ts';
import { may } from '../../shared/may.ts';
import { useFitting } from '../../shared/use-fitting.ts';
import { usePets } from '../../shared/use-pets.ts';
import { ChoiceField } from '../../ui/ChoiceField.tsx';
import { categoryFieldTexts } from './category-field-texts.ts';

const NewCategory = onNeed(() => import('./NewCategory.tsx').then((module) => module.NewCategory));

/** What it was for; a new category is made where it is needed first, by owners. */
export function CategoryField({ control }: { control: Control<z.input<typeof expenseInput>> }) {
  const fields = useTexts(fieldTexts);
  const t = useTexts(categoryFieldTexts);
  const [isNew, setNew] = useState(false);
  const { field } = useController({ control, name: 'category' });
  const petId = useWatch({ control, name: 'petId' });
  const { pets, petOf } = usePets();
  const pet = petOf(petId);
  const homes = [
    ...new Set((pet ? [pet] : pets).filter((one) => may(one, 'profile', 'own')).map((one) => one.householdId)),
  ];
  const home = homes.length === 1 ? homes[0] : undefined;
  const { own } = useCategories();
  useFitting(
    field.value ? [field.value] : [],
    (id) => !pet || !own.some((one) => one.id === id && one.householdId !== pet.householdId),
    () => field.onChange(''),
  );
  const choices = useOfferedCategories(pet?.householdId).map(({ id, label, art }) => ({ value: id, label, art }));
  return (
    <div>
      <ChoiceField control={control} name="category" label={fields.category} choices={choices} required />
      {home && !isNew && (
        <button type="button" className="link add-category" onClick={() => setNew(true)}>
          <Plus size={16} aria-hidden="true" />
          {t.add}
        </button>
      )}
      {home && isNew && (
        <Suspense>
          <NewCategory
            householdId={home}
            onMade={(id) => {
              field.onChange(id);
              setNew(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
