import { Suspense } from 'react';
import { lazyOnRender } from '../../ui/lazy/lazy-on-render.ts';
import { useClockOffset } from '../../lib/api/clock-offset.ts';
import { useAuth } from '../session/auth-context.ts';

const SiteNotices = lazyOnRender(() => import('./SiteNotices.tsx').then((module) => module.SiteNotices));

/** Notices to everyone, the one that mails come back, and the one about a wrong clock; the code comes to those alone who have one. */
export function LazySiteNotices() {
  const { notices, mailBouncedAt } = useAuth();
  const clockOffset = useClockOffset();
  return notices.length === 0 && mailBouncedAt === undefined && clockOffset === 0 ? null : (
    <Suspense>
      <SiteNotices />
    </Suspense>
  );
}
