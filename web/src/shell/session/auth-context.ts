import type { ShownNotice } from '@tzemed/contract/administration/site-notices';
import type { ConsentKind } from '@tzemed/contract/account/consent-kinds';
import { createContext, use } from 'react';
import type { Preferences, Settings } from '@tzemed/contract/account/settings';
import type { SessionUser } from '../../lib/session/token.ts';

export type Auth = {
  /** `loading` only until the browser has looked for a token. */
  status: 'loading' | 'signedIn' | 'signedOut';
  user: SessionUser | null;
  /** The signed-in user's settings and preferences; undefined until the server has answered. */
  settings: Settings | undefined;
  preferences: Preferences | undefined;
  /** First and last name, else name, else email, else «משתמש». */
  name: string;
  /** Time at which the second factor is removed, after a request made without it. */
  recoveryDueAt: string | undefined;
  /** Time at which the account is deleted, while that can be undone. */
  deletionDueAt: string | undefined;
  /** Documents whose wording has changed since the user agreed to it. */
  consentsDue: readonly ConsentKind[];
  /** Notices to everyone, shown now or soon. */
  notices: readonly ShownNotice[];
  /** Time of the last mail that the server of the user’s address refused. */
  mailBouncedAt: string | undefined;
  /** Tells whether a screen for one role is shown; the server decides in any case. */
  hasRole: (role: string) => boolean;
  hasPermission: (permission: string) => boolean;
  /** Tells the server, forgets everything here and goes to the login page, which comes back to what is `wanted`. */
  logout: (wanted?: string) => Promise<void>;
};

export const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
