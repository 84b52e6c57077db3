import type { auth } from '@tzemed/contract/account/auth';
import type { ClientReply } from '@tzemed/contract/schema/endpoint';
import { startSession } from '../lib/session/session.ts';
import type { SessionUser } from '../lib/session/token.ts';

export const dana: SessionUser = {
  id: '01980b1e-7c00-7000-8000-00000000000a',
  email: 'dana@example.co.il',
  name: 'דנה כהן',
  firstname: 'דנה',
  lastname: 'כהן',
  role: 'user',
  permissions: ['pets:read'],
  profilePicture: null,
};

/** A token as the server makes them, fresh, but for its signature. */
export function tokenOf(payload: object) {
  const iat = Math.floor(Date.now() / 1000);
  const bytes = new TextEncoder().encode(JSON.stringify({ iat, ...payload }));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `eyJhbGciOiJIUzI1NiJ9.${text}.signature`;
}

export const signInAs = (user: SessionUser = dana) => startSession(tokenOf(user));

type Account = ClientReply<typeof auth.me>;
/** An account as `GET /auth/me` answers it, with settings that nobody has changed. */
export const accountOf = (
  user: Account['user'] = { ...dana, emailVerified: true, hasPassword: true },
  said: { settings?: Partial<Account['settings']>; preferences?: Partial<Account['preferences']> } = {},
): Account => ({
  user,
  settings: {
    language: 'he',
    theme: 'light',
    notifications: true,
    emailNotifications: true,
    smsNotifications: true,
    updatedAt: null,
    ...said.settings,
  },
  preferences: { startPage: 'dashboard', defaultPetId: null, listDensity: 'comfortable', ...said.preferences },
  consentsDue: [],
  notices: [],
});
