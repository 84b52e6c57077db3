import { pets as petsTable, type Pet } from '@tzemed/contract/pets';
import { callsOf, earlyOf } from '../lib/api-client.ts';
import { ifMissing } from '../lib/if-missing.ts';
import { useBackedQuery } from './use-backed-query.ts';

const api = callsOf(petsTable);
/** The most that one page may hold. */
const limit = 100;

/** What is sent for a page of all pets, archived ones too. */
export const askedForPets = (page: number) => ({ query: { status: 'all', page, limit } as const });

async function everyPet(signal: AbortSignal): Promise<Pet[]> {
  const all: Pet[] = [];
  for (let page = 1; ; page++) {
    const { pets, total } = await api.list(askedForPets(page), { signal }).catch(ifMissing({ pets: [], total: 0 }));
    all.push(...pets);
    if (pets.length < limit || all.length >= total) return all;
  }
}

/** All of them, when they fit on the page that was asked for early. */
const earlyPets = () => earlyOf(petsTable.list, askedForPets(1), ({ pets, total }) => pets.length >= total)?.pets;

/** Every pet of the user, archived ones too, and the one with an id. */
export function usePets() {
  const query = useBackedQuery({ noun: 'pets', load: everyPet, early: earlyPets });
  const pets = query.data ?? [];
  return {
    ...query,
    pets,
    /** Those that new things can be written for. */
    activePets: pets.filter((pet) => !pet.archivedAt),
    petOf: (id: string) => pets.find((pet) => pet.id === id),
  };
}
