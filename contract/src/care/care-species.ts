import type { Species } from '../pets/pets.ts';

/** Whether a care plan has rules for the animal; others have tasks and own items alone. */
export const hasCareRules = ({ species }: { readonly species: Species }) => species === 'dog' || species === 'cat';
