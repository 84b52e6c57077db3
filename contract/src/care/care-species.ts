import type { Species } from '../pets/pets.ts';

/** True for the animals that a care plan has rules for; others have tasks and own items alone. */
export const hasCareRules = ({ species }: { readonly species: Species }) => species === 'dog' || species === 'cat';
