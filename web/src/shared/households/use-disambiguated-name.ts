import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { isolateDirection } from '../../lib/isolate-direction.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { usePets } from '../pets/use-pets.ts';

type Named = { readonly id: string; readonly name: string; readonly householdId: string };

/** Item name; if two households use it, adds the household's pets. */
export function useUniqueItemName(all: readonly Named[]) {
  const { lang } = useLanguage();
  const f = useFormats();
  const { pets } = usePets();
  return ({ id, name, householdId }: Named) => {
    const there = pets.filter((pet) => pet.householdId === householdId).map((pet) => isolateDirection(pet.name, lang));
    const isTwice = all.some((other) => other.id !== id && other.name === name);
    return isTwice && there.length > 0 ? `${isolateDirection(name, lang)} (${f.list(there)})` : name;
  };
}
