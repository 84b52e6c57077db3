import { Suspense } from 'react';
import { onNeed } from '../../shared/lazy-form.ts';
import { Bones } from '../../ui/Bones.tsx';

const SearchScreen = onNeed(() => import('./search-parts.ts').then((parts) => parts.SearchScreen));

/** Everything that is found by some words, on a screen of its own. */
export default function SearchPage() {
  return (
    <Suspense fallback={<Bones count={3} />}>
      <SearchScreen />
    </Suspense>
  );
}
