import { Suspense } from 'react';
import { lazyOnRender } from '../../ui/lazy/lazy-on-render.ts';
import { useAuth } from '../session/auth-context.ts';

const SiteNotices = lazyOnRender(() => import('./SiteNotices.tsx').then((module) => module.SiteNotices));

/** Notices to everyone, and the one that mails come back; the code comes to those alone who have one. */
export function LazySiteNotices() {
  const { notices, mailBouncedAt } = useAuth();
  return notices.length === 0 && mailBouncedAt === undefined ? null : (
    <Suspense>
      <SiteNotices />
    </Suspense>
  );
}
