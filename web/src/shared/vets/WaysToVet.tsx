import { lazy, Suspense } from 'react';
import type { Written } from './VetWays.tsx';

/** Comes when somebody is named; without it, the name stands as before. */
const VetWays = lazy(() =>
  import('./VetWays.tsx').then(
    ({ VetWays }) => ({ default: VetWays }),
    () => ({ default: () => null }),
  ),
);

/** Beside where a vet is named: how to reach them, once that is known. */
export const WaysToVet = ({ of }: { of: Written }) =>
  of.vetName || of.place ? (
    <Suspense>
      <VetWays of={of} />
    </Suspense>
  ) : null;
