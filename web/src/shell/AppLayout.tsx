import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { takeHandedToast } from '../lib/handed-toast.ts';
import { toast } from '../ui/toast.ts';
import { AppFrame } from './AppFrame.tsx';
import { AppProviders } from './AppProviders.tsx';
import { RequireAuth } from './RequireAuth.tsx';

export function AppLayout() {
  useEffect(() => {
    const handed = takeHandedToast();
    if (handed) toast[handed.tone](handed.text);
  }, []);

  return (
    <AppProviders>
      <RequireAuth>
        <AppFrame>
          <Outlet />
        </AppFrame>
      </RequireAuth>
    </AppProviders>
  );
}
