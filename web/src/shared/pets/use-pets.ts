import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Home } from '@tzemed/contract/sharing/households';
import { pets as petsTable, type Pet } from '@tzemed/contract/pets/pets';
import { sharing, type SharedPet } from '@tzemed/contract/sharing/sharing';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';
import { fetchAllPages, maxPageSize, maxPageQuery } from '../../lib/api/fetch-all-pages.ts';
import { fallbackOn404 } from '../../lib/api/fallback-on-404.ts';
import { canAccess } from '../permissions/can-access.ts';
import { useQueryWithFallback } from '../queries/use-query-with-fallback.ts';

const { list } = callsOf(petsTable);
const { shared } = callsOf(sharing);
/** A pet of one's own home, or one that another home shares: then its `owners` are named. */
export type AccessiblePet = Pet & Partial<Pick<SharedPet, 'shareId' | 'owners' | 'until'>>;

/** Request for a page of all pets of the user, archived ones too. */
export const petsRequest = (page: number) => ({ query: { status: 'all', page, limit: maxPageSize } as const });

type Page = { pets: AccessiblePet[]; total: number };

const inReach = (load: (page: number) => Promise<Page>) =>
  fetchAllPages('pets', (page) => load(page).catch(fallbackOn404({ pets: [], total: 0 })));

const everyPet = (signal: AbortSignal) =>
  Promise.all([
    inReach((page) => list(petsRequest(page), { signal })),
    inReach((page) => shared(maxPageQuery(page), { signal })),
  ]).then((both) => both.flat());

const isWhole = ({ pets, total }: Page) => pets.length >= total;

/** All of them, when they fit on the pages that were asked for early. */
function earlyPets() {
  const own = preloadedData(petsTable.list, petsRequest(1), isWhole);
  const others = preloadedData(sharing.shared, maxPageQuery(1), isWhole);
  return own && others && [...own.pets, ...others.pets];
}

/** Every pet in reach, one's own first, archived ones too, and the one with an id. */
export function usePets() {
  const query = useQueryWithFallback<AccessiblePet[]>({ noun: 'pets', load: everyPet, early: earlyPets });
  const pets = query.data ?? [];
  const activePets = pets.filter((pet) => !pet.archivedAt);
  return {
    ...query,
    pets,
    activePets,
    /** Pets of the user's own households. */
    ownPets: pets.filter(({ shareId }) => !shareId),
    /** Active pets of one of the user's households. */
    petsAt: ({ petIds }: Pick<Home, 'petIds'>) => activePets.filter(({ id }) => petIds.includes(id)),
    /** Pets that new items of an area can be written for. */
    petsFor: (area: Area) => activePets.filter((pet) => canAccess(pet, area, 'edit')),
    petOf: (id: string) => pets.find((pet) => pet.id === id),
  };
}
