import { useEffect, type ReactNode } from 'react';
import { useAuth } from './auth-context.ts';
import { CheckingSession } from './CheckingSession.tsx';
import { isLeavingClaimed } from '../../lib/session/claim-leaving.ts';
import { leaveForLogin } from './leave-for-login.ts';

/** Shows its children to signed-in users only; others go to the login page and come back here afterwards. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const { status } = useAuth();
  useEffect(() => {
    if (status === 'signedOut' && !isLeavingClaimed()) leaveForLogin(location.pathname + location.search);
  }, [status]);
  return status === 'signedIn' ? children : <CheckingSession />;
}
