import * as z from 'zod/mini';
import { withExample } from '../schema/fields.ts';
import { speciesList } from '../pets/pets.ts';

const among = z.array(z.enum(speciesList, 'speciesUnknown'), 'speciesUnknown').check(
  z.maxLength(speciesList.length, 'speciesUnknown'),
  z.overwrite((species) => speciesList.filter((one) => species.includes(one))),
);

/** Species of a template; an empty list means all. */
export const templateSpecies = {
  in: withExample(z.optional(among), []),
  out: withExample(z.array(z.enum(speciesList)), ['dog', 'cat']),
};

/** More than that, and nobody finds the one that is meant. */
export const mostTemplates = 100;

/** Row fields of a household's templates, with the values for built-in ones, which have no author. */
export const builtInRowFields = {
  isBuiltIn: true,
  householdId: null,
  mayEdit: false,
  version: 1,
  createdAt: null,
  createdBy: null,
  updatedAt: null,
  updatedBy: null,
};
