import type { VetReference } from './use-vet-of.ts';
import { VetContactLinks } from './VetContactLinks.tsx';

/** Contact links beside the name of a vet, once they are known. */
export const OptionalVetContactLinks = ({ of }: { of: VetReference }) =>
  of.vetName || of.place ? <VetContactLinks of={of} /> : null;
