import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useCategory } from '../../shared/categories/use-categories.ts';
import { fieldTexts } from '../../shared/form/field-texts.ts';
import { PetPortrait } from '../../shared/pets/PetPortrait.tsx';
import { usePets } from '../../shared/pets/use-pets.ts';
import { plusTexts } from './texts.ts';
import type { QuickEntryDraft } from './use-quick-entry.ts';

type Props = {
  draft: QuickEntryDraft;
  /** The category was not said. */
  isGuessed: boolean;
  onCorrect: () => void;
};

/** Values understood from a line; a press on any of them opens the form, where all can be corrected. */
export function QuickEntrySummary({ draft, isGuessed, onCorrect }: Props) {
  const t = useTexts(plusTexts);
  const fields = useTexts(fieldTexts);
  const format = useFormats();
  const today = useToday();
  const { petOf } = usePets();
  const { amount, category, petId, date, description } = draft;
  const pet = petOf(petId);
  const { word, Icon } = useCategory(category);
  const chip = (field: string, value: string, shown: ReactNode, isOpen = false) => (
    <li key={field}>
      <button
        type="button"
        className={isOpen ? 'chip open' : 'chip'}
        aria-label={t.correct({ field, value })}
        onClick={onCorrect}
      >
        {shown}
      </button>
    </li>
  );
  const day = format.briefDay(date, today);
  return (
    <ul className="one-line-chips" aria-label={t.understood}>
      {/* A category alone is its own name. */}
      {description && description !== word && chip(fields.description, description, <bdi>{description}</bdi>)}
      {chip(
        fields.category,
        word,
        <>
          <Icon size={16} aria-hidden="true" />
          <bdi>{word}</bdi>
        </>,
        isGuessed,
      )}
      {amount !== undefined &&
        chip(fields.amount, format.ils(amount), <span className="num">{format.ils(amount)}</span>)}
      {pet
        ? chip(
            fields.pet,
            pet.name,
            <>
              <PetPortrait pet={pet} size={22} />
              <bdi>{pet.name}</bdi>
            </>,
          )
        : chip(fields.pet, t.whichPet, t.whichPet, true)}
      {chip(fields.date, day, day)}
    </ul>
  );
}
