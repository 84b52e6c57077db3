import './support.css';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { lazyWithoutPrefetch } from '../../shared/form/lazy-form.ts';
import AppNotFoundPage from '../../shell/navigation/AppNotFoundPage.tsx';
import { useAuth } from '../../shell/session/auth-context.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';

/** Apart, since nobody else is to load it. */
const Desk = lazyWithoutPrefetch(() => import('./desk/Desk.tsx').then((module) => module.Desk));

/** The page of those who answer. The server refuses everybody else, too. */
export default function DeskPage() {
  const { rowId } = useParams();
  const { hasRole } = useAuth();
  if (!hasRole('support')) return <AppNotFoundPage />;
  return (
    <Suspense fallback={<Skeleton count={4} />}>
      <Desk ticketId={rowId} />
    </Suspense>
  );
}
