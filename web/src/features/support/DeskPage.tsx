import './support.css';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { onNeed } from '../../shared/lazy-form.ts';
import AppNotFoundPage from '../../shell/AppNotFoundPage.tsx';
import { useAuth } from '../../shell/auth-context.ts';
import { Bones } from '../../ui/Bones.tsx';

/** Apart, since nobody else is to load it. */
const Desk = onNeed(() => import('./desk/Desk.tsx').then((module) => module.Desk));

/** The page of those who answer. The server refuses everybody else, too. */
export default function DeskPage() {
  const { rowId } = useParams();
  const { hasRole } = useAuth();
  if (!hasRole('support')) return <AppNotFoundPage />;
  return (
    <Suspense fallback={<Bones count={4} />}>
      <Desk ticketId={rowId} />
    </Suspense>
  );
}
