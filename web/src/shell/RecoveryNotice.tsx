import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';
import { useAuth } from './auth-context.ts';

const RecoveryBanner = lazyPart(() => import('./RecoveryBanner.tsx').then((module) => module.RecoveryBanner));

/** Says that the removal of the second factor was asked for; its code comes to those alone who have to know. */
export function RecoveryNotice() {
  const { recoveryDueAt } = useAuth();
  return recoveryDueAt === undefined ? null : (
    <Suspense>
      <RecoveryBanner />
    </Suspense>
  );
}
