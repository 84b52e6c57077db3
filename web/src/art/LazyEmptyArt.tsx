import { type ComponentType, lazy, Suspense } from 'react';
import type { EmptyArtName } from './EmptyArt.tsx';

type Props = { name: EmptyArtName };

const Art = lazy(() =>
  import('./EmptyArt.tsx').then(
    ({ EmptyArt }): { default: ComponentType<Props> } => ({ default: EmptyArt }),
    // Missed by nobody where it can't be had.
    () => ({ default: () => null }),
  ),
);

/** Reserves the place at once; the picture loads when it is first needed. */
export const LazyEmptyArt = ({ name }: Props) => (
  <div className="empty-picture">
    <Suspense>
      <Art name={name} />
    </Suspense>
  </div>
);
