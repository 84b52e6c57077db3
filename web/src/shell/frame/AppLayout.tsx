import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { takeToastAfterNavigation } from '../../lib/session/toast-after-navigation.ts';
import { toast } from '../../ui/toast/toast.ts';
import { useEditDialog } from '../../ui/overlay/use-edit-dialog.ts';
import { AppFrame } from './AppFrame.tsx';
import { staffPageAt } from './staff-page.ts';
import { AppProviders } from '../AppProviders.tsx';
import { useAuth } from '../session/auth-context.ts';
import { CheckingSession } from '../session/CheckingSession.tsx';
import { ScreenAnnouncer } from './ScreenAnnouncer.tsx';
import { plusName } from './PlusButton.tsx';
import { usePendingPress } from '../boot/pending-input.ts';
import { PrintHeader } from './PrintHeader.tsx';
import { Reauthentication } from '../session/Reauthentication.tsx';
import { LazyOfflineBanner } from '../notices/LazyOfflineBanner.tsx';
import { LazySiteNotices } from '../notices/LazySiteNotices.tsx';
import { LazyRecoveryBanner } from '../session/LazyRecoveryBanner.tsx';
import { RequireAuth } from '../session/RequireAuth.tsx';
import { useShortcuts } from '../navigation/use-shortcuts.ts';

type Props = {
  /** Sheet that '+' opens; it knows which items can be added. */
  Plus: ComponentType<{ isOpen: boolean; onClose: () => void }>;
  /** Knows the areas that are not shared with the user, which menus then leave out. */
  Areas: ComponentType<{ children: ReactNode }>;
  /** Brings in changes of others; it knows where they are shown. */
  Live: ComponentType;
  /** The app as an installed program: its worker, updates, badge, and the offer to install it. */
  Device: ComponentType;
  /** The box that finds everything; it knows what there is. */
  Search: ComponentType;
  /** State of the connection, and the way to what waits to be sent. */
  Unsent: ComponentType;
  /** Number of unread notifications, and the link to them. */
  Bell: ComponentType;
  /** A stopwatch that runs. */
  Watch: ComponentType;
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

function Layout({ Plus, Areas, Live, Device, Search, Unsent, Bell, Watch, Leaving, Consents }: Props) {
  const { deletionDueAt, consentsDue, hasRole } = useAuth();
  const { pathname } = useLocation();
  const staff = staffPageAt(pathname, hasRole);
  const { isOpen, add: open, close } = useEditDialog<never>();
  useShortcuts();
  usePendingPress(plusName, open);
  useEffect(() => {
    const handed = takeToastAfterNavigation();
    if (handed) toast[handed.tone](handed.text);
  }, []);

  if (deletionDueAt !== undefined)
    return (
      <main id="main-content" className="leaving" tabIndex={-1}>
        <Suspense fallback={<CheckingSession />}>
          <Leaving dueAt={deletionDueAt} />
        </Suspense>
      </main>
    );
  return (
    <Areas>
      <AppFrame
        adding={{ isOpen, open }}
        search={<Search />}
        watch={<Watch />}
        unsent={<Unsent />}
        bell={<Bell />}
        staff={staff}
      >
        <PrintHeader />
        <LazyRecoveryBanner />
        <LazySiteNotices />
        <LazyOfflineBanner />
        <ScreenAnnouncer />
        <Outlet />
      </AppFrame>
      {!staff && <Plus isOpen={isOpen} onClose={close} />}
      <Live />
      <Device />
      <Reauthentication />
      {consentsDue.length > 0 && (
        <Suspense>
          <Consents />
        </Suspense>
      )}
    </Areas>
  );
}
