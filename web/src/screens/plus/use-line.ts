import { useState } from 'react';
import type { ExpenseInput } from '@tzemed/contract/expenses';
import { categoryTexts } from '@tzemed/contract/category-texts';
import { readLine } from '../../features/expenses/read-line.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { lastUsed } from '../../lib/last-used.ts';
import { useToday } from '../../lib/use-today.ts';
import { usePets } from '../../shared/use-pets.ts';

/** What is written down by a line; what it does not say is today, and the pet that it is probably for. */
export type Draft = Pick<ExpenseInput, 'description' | 'category' | 'petId' | 'date'> & { amount: number | undefined };

/** What is typed in one line, and what was understood of it. */
export function useLine(likely: string) {
  const categories = useTexts(categoryTexts);
  const today = useToday();
  const pets = usePets().petsFor('expenses');
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const line = readLine(text, { pets, today });
  const usual = [likely, pets.length === 1 ? pets[0]!.id : lastUsed().pet].find((petId) =>
    pets.some((pet) => pet.id === petId),
  );
  const category = line.category ?? 'other';
  const draft: Draft = {
    amount: line.amount,
    category,
    petId: line.petId ?? usual ?? '',
    date: line.date ?? today,
    // A sum alone says of nothing what it was for.
    description: line.description || (line.category ? categories[category] : ''),
  };
  return { text, setText, isBusy, setBusy, draft, isGuessed: line.category === undefined };
}

export type Line = ReturnType<typeof useLine>;
