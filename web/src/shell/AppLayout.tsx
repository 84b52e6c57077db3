import { Suspense, useEffect, type ComponentType } from 'react';
import { Outlet, useLocation } from 'react-router';
import { deskPage, linkTo } from '../screens.ts';
import { takeHandedToast } from '../lib/handed-toast.ts';
import { toast } from '../ui/toast.ts';
import { useModal } from '../ui/use-modal.ts';
import { AppFrame } from './AppFrame.tsx';
import { AppProviders } from './AppProviders.tsx';
import { useAuth } from './auth-context.ts';
import { Checking } from './Checking.tsx';
import { LivePlace } from './LivePlace.tsx';
import { plusName } from './PlusButton.tsx';
import { usePressBefore } from './pressed.ts';
import { PrintedHead } from './PrintedHead.tsx';
import { Reauthentication } from './Reauthentication.tsx';
import { RecoveryNotice } from './RecoveryNotice.tsx';
import { RequireAuth } from './RequireAuth.tsx';
import { useShortcuts } from './use-shortcuts.ts';

type Props = {
  /** What '+' opens; it knows what can be added. */
  Plus: ComponentType<{ isOpen: boolean; onClose: () => void }>;
  /** What brings in what others do; it knows where it is seen. */
  Live: ComponentType;
  /** The box that finds everything; it knows what there is. */
  Search: ComponentType;
  /** How much is unread, and the way to it. */
  Bell: ComponentType;
  /** All that is shown while the account waits for its deletion. */
  Leaving: ComponentType<{ dueAt: string }>;
  /** Asks for what has a new wording. */
  Consents: ComponentType;
};

export function AppLayout(parts: Props) {
  return (
    <AppProviders>
      <RequireAuth>
        <Layout {...parts} />
      </RequireAuth>
    </AppProviders>
  );
}

function Layout({ Plus, Live, Search, Bell, Leaving, Consents }: Props) {
  const { deletionDueAt, consentsDue, hasRole } = useAuth();
  const { pathname } = useLocation();
  const isDesk = hasRole('support') && `${pathname}/`.startsWith(`${linkTo(deskPage)}/`);
  const { isOpen, add: open, close } = useModal<never>();
  useShortcuts();
  usePressBefore(plusName, open);
  useEffect(() => {
    const handed = takeHandedToast();
    if (handed) toast[handed.tone](handed.text);
  }, []);

  if (deletionDueAt !== undefined)
    return (
      <main id="main-content" className="leaving" tabIndex={-1}>
        <Suspense fallback={<Checking />}>
          <Leaving dueAt={deletionDueAt} />
        </Suspense>
      </main>
    );
  return (
    <>
      <AppFrame adding={{ isOpen, open }} search={<Search />} bell={<Bell />} isDesk={isDesk}>
        <PrintedHead />
        <RecoveryNotice />
        <LivePlace />
        <Outlet />
      </AppFrame>
      {!isDesk && <Plus isOpen={isOpen} onClose={close} />}
      <Live />
      <Reauthentication />
      {consentsDue.length > 0 && (
        <Suspense>
          <Consents />
        </Suspense>
      )}
    </>
  );
}
