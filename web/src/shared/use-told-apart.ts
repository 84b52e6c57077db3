import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { isolate } from '../lib/isolate.ts';
import { useFormats } from '../lib/use-formats.ts';
import { usePets } from './use-pets.ts';

type Named = { readonly id: string; readonly name: string; readonly householdId: string };

/** What things of homes are called: with whom one lives, where another home calls one of its own the same. */
export function useToldApart(all: readonly Named[]) {
  const { lang } = useLanguage();
  const f = useFormats();
  const { pets } = usePets();
  return ({ id, name, householdId }: Named) => {
    const there = pets.filter((pet) => pet.householdId === householdId).map((pet) => isolate(pet.name, lang));
    const isTwice = all.some((other) => other.id !== id && other.name === name);
    return isTwice && there.length > 0 ? `${isolate(name, lang)} (${f.list(there)})` : name;
  };
}
