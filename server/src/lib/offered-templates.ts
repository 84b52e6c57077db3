import type { Paging } from '@tzemed/contract/schema/fields';
import type { Species } from '@tzemed/contract/pets/pets';

export const isFor = (species: readonly Species[], asked: Species | undefined) =>
  asked === undefined || species.length === 0 || species.includes(asked);

type Offered = { readonly householdId: string | null; readonly species: readonly Species[] };
type Asked = {
  readonly pet: { readonly householdId: string; readonly species: Species } | undefined;
  readonly species: Species | undefined;
};

/**
 * Templates of a household, or of all, and the built-in ones, for a pet or a species. They are few, so paging is done
 * here.
 */
export function offeredTo<T extends Offered>(all: readonly T[], { pet, species }: Asked, { page, limit }: Paging) {
  const found = all.filter(
    (template) =>
      (!pet || template.householdId === null || template.householdId === pet.householdId) &&
      isFor(template.species, species) &&
      isFor(template.species, pet?.species),
  );
  return { templates: found.slice((page - 1) * limit, page * limit), total: found.length, page, limit };
}
