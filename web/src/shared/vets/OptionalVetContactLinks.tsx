import { VetContactLinks, type VetReference } from './VetContactLinks.tsx';

/** Beside where a vet is named: how to reach them, once that is known. */
export const OptionalVetContactLinks = ({ of }: { of: VetReference }) =>
  of.vetName || of.place ? <VetContactLinks of={of} /> : null;
