import { Suspense } from 'react';
import { lazyWithoutPrefetch } from '../../shared/form/lazy-form.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';

const SearchScreen = lazyWithoutPrefetch(() => import('./search-components.ts').then((parts) => parts.SearchScreen));

/** Search in everything, on a screen of its own. */
export default function SearchPage() {
  return (
    <Suspense fallback={<Skeleton count={3} />}>
      <SearchScreen />
    </Suspense>
  );
}
