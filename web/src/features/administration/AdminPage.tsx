import { Suspense } from 'react';
import { useParams } from 'react-router';
import { lazyWithoutPrefetch } from '../../shared/form/lazy-form.ts';
import AppNotFoundPage from '../../shell/navigation/AppNotFoundPage.tsx';
import { useAuth } from '../../shell/session/auth-context.ts';
import { Skeleton } from '../../ui/lazy/Skeleton.tsx';

/** Apart, since nobody else is to load it. */
const Admin = lazyWithoutPrefetch(() => import('./Admin.tsx').then((module) => module.Admin));

/** The page of administrators. The server refuses everybody else, too. */
export default function AdminPage() {
  const { section, rowId } = useParams();
  const { hasRole } = useAuth();
  if (!hasRole('admin')) return <AppNotFoundPage />;
  return (
    <Suspense fallback={<Skeleton count={4} />}>
      <Admin section={section} rowId={rowId} />
    </Suspense>
  );
}
