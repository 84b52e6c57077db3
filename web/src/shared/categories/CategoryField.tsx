import './category-field.css';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Plus from 'lucide-react/icons/plus';
import { type Control, useController, useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/use-texts.ts';
import { ChoiceField } from '../../ui/field/ChoiceField.tsx';
import { fieldTexts } from '../form/field-texts.ts';
import { canAccess } from '../permissions/can-access.ts';
import { useDropInvalidChoices } from '../form/use-drop-invalid-choices.ts';
import { usePets } from '../pets/use-pets.ts';
import { categoryFieldTexts } from './category-field-texts.ts';
import { NewCategory } from './NewCategory.tsx';
import { useCategories } from './use-categories.ts';
import { useOfferedCategories } from './use-offered-categories.tsx';

type Values = { category: string; petId: string };

/** Category of an expense; owners can create a new category in the field. */
export function CategoryField<V extends Values>({ control: given }: { control: Control<V> }) {
  const control = given as unknown as Control<Values>;
  const fields = useTexts(fieldTexts);
  const t = useTexts(categoryFieldTexts);
  const [isNew, setNew] = useState(false);
  const { field } = useController({ control, name: 'category' });
  const petId = useWatch({ control, name: 'petId' });
  const { pets, petOf } = usePets();
  const pet = petOf(petId);
  const homes = [
    ...new Set((pet ? [pet] : pets).filter((one) => canAccess(one, 'profile', 'own')).map((one) => one.householdId)),
  ];
  const home = homes.length === 1 ? homes[0] : undefined;
  const { own } = useCategories();
  useDropInvalidChoices(
    field.value ? [field.value] : [],
    (id) => !pet || !own.some((one) => one.id === id && one.householdId !== pet.householdId),
    () => field.onChange(''),
  );
  const place = useRef<HTMLDivElement>(null);
  /** A user who types a stack of receipts continues from the category, chosen or not. */
  function close(chosen?: string) {
    flushSync(() => {
      if (chosen) field.onChange(chosen);
      setNew(false);
    });
    const next = place.current?.querySelector<HTMLElement>(chosen ? 'input:checked' : '.add-category');
    next?.focus();
  }
  const choices = useOfferedCategories(pet?.householdId).map(({ id, label, art }) => ({ value: id, label, art }));
  return (
    <div
      ref={place}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== '+' || !home || isNew) return;
        event.preventDefault();
        setNew(true);
      }}
    >
      <ChoiceField control={control} name="category" label={fields.category} choices={choices} required />
      {home && !isNew && (
        // Not a tab stop between category and pet, for users who type a stack of receipts: they press + among the
        // categories.
        <button
          type="button"
          className="link add-category"
          tabIndex={-1}
          aria-keyshortcuts="+"
          onClick={() => setNew(true)}
        >
          <Plus size={16} aria-hidden="true" />
          {t.add}
        </button>
      )}
      {home && isNew && <NewCategory householdId={home} onClose={close} />}
    </div>
  );
}
