import { useState } from 'react';
import type { ExpenseInput } from '@tzemed/contract/money/expenses';
import { parseQuickEntry } from '../../features/expenses/form/parse-quick-entry.ts';
import { lastUsedChoices } from '../../lib/offline/last-used-choices.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { useCategories } from '../../shared/categories/use-categories.ts';
import { usePets } from '../../shared/pets/use-pets.ts';
import { useAuth } from '../../shell/session/auth-context.ts';

/** Expense typed as a line. Without a date it is for today, and without a pet for the likely one. */
export type QuickEntryDraft = Pick<ExpenseInput, 'description' | 'category' | 'petId' | 'date'> & {
  amount: number | undefined;
};

/** Text of the line, and the values understood from it. */
export function useQuickEntry(likely: string) {
  const { own, categoryOf } = useCategories();
  const today = useToday();
  const { petsFor, petOf } = usePets();
  const pets = petsFor('expenses');
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { preferences } = useAuth();
  const usual = [likely, pets.length === 1 ? pets[0]!.id : preferences?.defaultPetId, lastUsedChoices().pet].find(
    (petId) => pets.some((pet) => pet.id === petId),
  );
  // Each home has words of its own.
  const { petId = usual } = parseQuickEntry(text, { pets, today, categories: [] });
  const home = petId && petOf(petId)?.householdId;
  const ofHome = own.filter(({ householdId }) => !home || householdId === home);
  const line = parseQuickEntry(text, { pets, today, categories: ofHome });
  const category = line.category ?? 'other';
  const draft: QuickEntryDraft = {
    amount: line.amount,
    category,
    petId: line.petId ?? usual ?? '',
    date: line.date ?? today,
    // A sum alone says of nothing what it was for.
    description: line.description || (line.category ? categoryOf(category).word : ''),
  };
  return { text, setText, isBusy, setBusy, draft, isGuessed: line.category === undefined };
}

export type QuickEntryState = ReturnType<typeof useQuickEntry>;
