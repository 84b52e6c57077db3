import type { Area } from '@tzemed/contract/endpoint';
import type { Home } from '@tzemed/contract/households';
import { pets as petsTable, type Pet } from '@tzemed/contract/pets';
import { sharing, type SharedPet } from '@tzemed/contract/sharing';
import { callsOf, earlyOf } from '../lib/api-client.ts';
import { everyPage, wholePage, wholePageOf } from '../lib/every-page.ts';
import { ifMissing } from '../lib/if-missing.ts';
import { may } from './may.ts';
import { useBackedQuery } from './use-backed-query.ts';

const { list } = callsOf(petsTable);
const { shared } = callsOf(sharing);
/** A pet of one's own home, or one that another home shares: then its `owners` are named. */
export type ReachedPet = Pet & Partial<Pick<SharedPet, 'shareId' | 'owners'>>;

/** What is sent for a page of all pets of one's own, archived ones too. */
export const askedForPets = (page: number) => ({ query: { status: 'all', page, limit: wholePage } as const });

type Page = { pets: ReachedPet[]; total: number };

const inReach = (load: (page: number) => Promise<Page>) =>
  everyPage('pets', (page) => load(page).catch(ifMissing({ pets: [], total: 0 })));

const everyPet = (signal: AbortSignal) =>
  Promise.all([
    inReach((page) => list(askedForPets(page), { signal })),
    inReach((page) => shared(wholePageOf(page), { signal })),
  ]).then((both) => both.flat());

const isWhole = ({ pets, total }: Page) => pets.length >= total;

/** All of them, when they fit on the pages that were asked for early. */
function earlyPets() {
  const own = earlyOf(petsTable.list, askedForPets(1), isWhole);
  const others = earlyOf(sharing.shared, wholePageOf(1), isWhole);
  return own && others && [...own.pets, ...others.pets];
}

/** Every pet in reach, one's own first, archived ones too, and the one with an id. */
export function usePets() {
  const query = useBackedQuery<ReachedPet[]>({ noun: 'pets', load: everyPet, early: earlyPets });
  const pets = query.data ?? [];
  const activePets = pets.filter((pet) => !pet.archivedAt);
  return {
    ...query,
    pets,
    activePets,
    /** Of one's own homes. */
    ownPets: pets.filter(({ shareId }) => !shareId),
    /** Those of one of one's homes that are there now. */
    petsAt: ({ petIds }: Pick<Home, 'petIds'>) => activePets.filter(({ id }) => petIds.includes(id)),
    /** Those that new things of an area can be written for. */
    petsFor: (area: Area) => activePets.filter((pet) => may(pet, area, 'edit')),
    petOf: (id: string) => pets.find((pet) => pet.id === id),
  };
}
