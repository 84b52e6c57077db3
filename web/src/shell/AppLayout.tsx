import { useEffect, type ComponentType } from 'react';
import { Outlet } from 'react-router';
import { takeHandedToast } from '../lib/handed-toast.ts';
import { toast } from '../ui/toast.ts';
import { useModal } from '../ui/use-modal.ts';
import { AppFrame } from './AppFrame.tsx';
import { AppProviders } from './AppProviders.tsx';
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
};

export function AppLayout({ Plus, Live, Search, Bell }: Props) {
  const { isOpen, add: open, close } = useModal<never>();
  useShortcuts();
  usePressBefore(plusName, open);
  useEffect(() => {
    const handed = takeHandedToast();
    if (handed) toast[handed.tone](handed.text);
  }, []);

  return (
    <AppProviders>
      <RequireAuth>
        <AppFrame adding={{ isOpen, open }} search={<Search />} bell={<Bell />}>
          <PrintedHead />
          <RecoveryNotice />
          <LivePlace />
          <Outlet />
        </AppFrame>
        <Plus isOpen={isOpen} onClose={close} />
        <Live />
        <Reauthentication />
      </RequireAuth>
    </AppProviders>
  );
}
