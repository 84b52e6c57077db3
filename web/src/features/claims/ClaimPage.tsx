import './claims.css';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import type { Claim } from '@tzemed/contract/claims';
import { lazyForm } from '../../shared/lazy-form.ts';
import { LoadBanner } from '../../shared/LoadBanner.tsx';
import { usePets } from '../../shared/use-pets.ts';
import AppNotFoundPage from '../../shell/AppNotFoundPage.tsx';
import { Bones } from '../../ui/Bones.tsx';
import { useAhead } from '../../ui/use-part.ts';
import { useClaim } from './api.ts';

/** Apart, so that what it has in common with other screens does not come with them. */
const OneClaim = lazyForm(() => import('./OneClaim.tsx').then((module) => module.OneClaim));

/** One claim: how far it has come, what is asked, and what has come back. */
export default function ClaimPage() {
  const { claimId = '' } = useParams();
  const found = useClaim(claimId);
  const { isPending } = usePets();
  useAhead(OneClaim, true);
  // One that is deleted while something is typed of it stays behind that.
  const [last, keep] = useState<Claim>();
  if (found.data && found.data !== last) keep(found.data);
  const claim = found.data ?? (found.data === null && last?.id === claimId ? last : undefined);
  const bones = <Bones count={3} />;
  if (found.isPending || isPending) return bones;
  if (claim)
    return (
      <Suspense fallback={bones}>
        <OneClaim key={claimId} claim={claim} isGone={!found.data} load={found} />
      </Suspense>
    );
  return found.isFailed ? <LoadBanner load={found} /> : <AppNotFoundPage />;
}
