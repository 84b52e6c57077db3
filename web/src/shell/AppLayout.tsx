import { useEffect, useState, type ComponentType } from 'react';
import { Outlet } from 'react-router';
import { takeHandedToast } from '../lib/handed-toast.ts';
import { toast } from '../ui/toast.ts';
import { AppFrame } from './AppFrame.tsx';
import { AppProviders } from './AppProviders.tsx';
import { plusName } from './PlusButton.tsx';
import { takePress } from './pressed.ts';
import { PrintedHead } from './PrintedHead.tsx';
import { RequireAuth } from './RequireAuth.tsx';
import { useShortcuts } from './use-shortcuts.ts';

type Props = {
  /** What '+' opens; it knows what can be added. */
  Plus: ComponentType<{ isOpen: boolean; onClose: () => void }>;
};

export function AppLayout({ Plus }: Props) {
  const [isAdding, setAdding] = useState(false);
  useShortcuts();
  useEffect(() => {
    const handed = takeHandedToast();
    if (handed) toast[handed.tone](handed.text);
    if (takePress(plusName)) queueMicrotask(() => setAdding(true));
  }, []);

  return (
    <AppProviders>
      <RequireAuth>
        <AppFrame adding={{ isOpen: isAdding, open: () => setAdding(true) }}>
          <PrintedHead />
          <Outlet />
        </AppFrame>
        <Plus isOpen={isAdding} onClose={() => setAdding(false)} />
      </RequireAuth>
    </AppProviders>
  );
}
