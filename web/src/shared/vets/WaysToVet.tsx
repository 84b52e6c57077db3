import { VetWays, type Written } from './VetWays.tsx';

/** Beside where a vet is named: how to reach them, once that is known. */
export const WaysToVet = ({ of }: { of: Written }) => (of.vetName || of.place ? <VetWays of={of} /> : null);
