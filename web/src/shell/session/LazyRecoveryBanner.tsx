import { Suspense } from 'react';
import { lazyOnRender } from '../../ui/lazy/lazy-on-render.ts';
import { useAuth } from './auth-context.ts';

const RecoveryBanner = lazyOnRender(() => import('./RecoveryBanner.tsx').then((module) => module.RecoveryBanner));

/** Says that the removal of the second factor was asked for; its code comes to those alone who have to know. */
export function LazyRecoveryBanner() {
  const { recoveryDueAt } = useAuth();
  return recoveryDueAt === undefined ? null : (
    <Suspense>
      <RecoveryBanner />
    </Suspense>
  );
}
