import type { Auth } from '../shell/session/auth-context.ts';

/** Auth state for prerendering: no user is known. */
export const signedOutAuth: Auth = {
  status: 'loading',
  user: null,
  settings: undefined,
  preferences: undefined,
  recoveryDueAt: undefined,
  deletionDueAt: undefined,
  consentsDue: [],
  notices: [],
  mailBouncedAt: undefined,
  name: '',
  hasRole: () => false,
  hasPermission: () => false,
  logout: () => Promise.resolve(),
};
