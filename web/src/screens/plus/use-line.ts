import { useState } from 'react';
import type { ExpenseInput } from '@tzemed/contract/expenses';
import { readLine } from '../../features/expenses/read-line.ts';
import { lastUsed } from '../../lib/last-used.ts';
import { useToday } from '../../lib/use-today.ts';
import { useCategories } from '../../shared/categories/use-categories.ts';
import { usePets } from '../../shared/use-pets.ts';
import { useAuth } from '../../shell/auth-context.ts';

/** What is written down by a line; what it does not say is today, and the pet that it is probably for. */
export type Draft = Pick<ExpenseInput, 'description' | 'category' | 'petId' | 'date'> & { amount: number | undefined };

/** What is typed in one line, and what was understood of it. */
export function useLine(likely: string) {
  const { own, categoryOf } = useCategories();
  const today = useToday();
  const { petsFor, petOf } = usePets();
  const pets = petsFor('expenses');
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { preferences } = useAuth();
  const usual = [likely, pets.length === 1 ? pets[0]!.id : preferences?.defaultPetId, lastUsed().pet].find((petId) =>
    pets.some((pet) => pet.id === petId),
  );
  // Each home has words of its own.
  const { petId = usual } = readLine(text, { pets, today, categories: [] });
  const home = petId && petOf(petId)?.householdId;
  const ofHome = own.filter(({ householdId }) => !home || householdId === home);
  const line = readLine(text, { pets, today, categories: ofHome });
  const category = line.category ?? 'other';
  const draft: Draft = {
    amount: line.amount,
    category,
    petId: line.petId ?? usual ?? '',
    date: line.date ?? today,
    // A sum alone says of nothing what it was for.
    description: line.description || (line.category ? categoryOf(category).word : ''),
  };
  return { text, setText, isBusy, setBusy, draft, isGuessed: line.category === undefined };
}

export type Line = ReturnType<typeof useLine>;
