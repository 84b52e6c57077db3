import './claims.css';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import type { Claim } from '@tzemed/contract/money/claims';
import { lazyForm } from '../../shared/form/lazy-form.ts';
import { LoadBanner } from '../../shared/page/LoadBanner.tsx';
import { usePets } from '../../shared/pets/use-pets.ts';
import AppNotFoundPage from '../../shell/navigation/AppNotFoundPage.tsx';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';
import { usePrefetch } from '../../ui/lazy/lazy-component.ts';
import { useClaim } from './api.ts';

/** Apart, so that what it has in common with other screens does not come with them. */
const OneClaim = lazyForm(() => import('./page/ClaimView.tsx').then((module) => module.ClaimView));

/** Page of one claim: its progress, the claimed sum, and the received sum. */
export default function ClaimPage() {
  const { claimId = '' } = useParams();
  const found = useClaim(claimId);
  const { isPending } = usePets();
  usePrefetch(OneClaim, true);
  // A claim that is deleted while the user types stays behind the form.
  const [last, keep] = useState<Claim>();
  if (found.data && found.data !== last) keep(found.data);
  const claim = found.data ?? (found.data === null && last?.id === claimId ? last : undefined);
  const bones = <Skeleton count={3} />;
  if (found.isPending || isPending) return bones;
  if (claim)
    return (
      <Suspense fallback={bones}>
        <OneClaim key={claimId} claim={claim} isGone={!found.data} load={found} />
      </Suspense>
    );
  return found.isFailed ? <LoadBanner load={found} /> : <AppNotFoundPage />;
}
