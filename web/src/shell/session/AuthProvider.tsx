import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { auth as authTable } from '@tzemed/contract/account/auth';
import { useTexts } from '../../i18n/use-texts.ts';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';
import { unregisterDevice } from '../../lib/session/unregister-device.ts';
import { device } from '../../lib/offline/device-gate.ts';
import { outboxEntries } from '../../lib/offline/outbox/outbox-state.ts';
import { dropOldDrafts } from '../../lib/offline/drafts.ts';
import { eraseReading } from '../../lib/offline/erase-reading.ts';
import { claimLeaving } from '../../lib/session/claim-leaving.ts';
import { clearUserData } from '../../lib/session/clear-user-data.ts';
import { eraseUnsent } from '../../lib/session/erase-unsent.ts';
import { setToastAfterNavigation } from '../../lib/session/toast-after-navigation.ts';
import { currentSession, endSession, keepUser, subscribeToSession } from '../../lib/session/session.ts';
import { displayName } from '../../lib/session/token.ts';
import { lazyComponent, useLazyComponent, whenIdle } from '../../ui/lazy/lazy-component.ts';
import { AuthContext, type Auth } from './auth-context.ts';
import { leaveForLogin } from './leave-for-login.ts';
import { accountKey, useApplied } from './account-settings.ts';
import { renewSessionAcrossTabs } from './renew-session.ts';
import { shellTexts } from '../texts.ts';

const api = callsOf(authTable);
const unsentQuestion = lazyComponent(() => import('./UnsentQuestion.tsx').then((module) => module.UnsentQuestion));
const none: Auth['consentsDue'] = [];
const noNotices: Auth['notices'] = [];
/** Longest wait for the server, in milliseconds: a user who signs out is about to leave the device. */
const logoutMs = 3000;
/** Longest wait for the device to say what waits to be sent. */
const storageMs = 2000;

/** A token that can be read signs in at once; the server is asked in the background and may correct or end it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const t = useTexts(shellTexts);
  const queries = useQueryClient();
  const session = useSyncExternalStore(subscribeToSession, currentSession, () => undefined);
  const userId = session?.user.id;
  const user = session?.user ?? null;

  const me = useQuery({
    queryKey: accountKey(userId),
    queryFn: ({ signal }) => api.me(undefined, { signal }),
    initialData: () => preloadedData(authTable.me),
    enabled: userId !== undefined,
    meta: { quiet: true },
  });
  useEffect(() => {
    if (userId !== undefined) renewSessionAcrossTabs();
  }, [userId]);

  const fresh = me.data?.user;
  useEffect(() => {
    if (fresh && fresh.id === userId) keepUser(fresh);
  }, [fresh, userId]);

  const own = me.data?.user.id === userId ? me.data : undefined;
  useApplied(own);

  // Data of one user must not be shown to the next. (Another tab may have signed in as another user.)
  const lastUserId = useRef<string>(undefined);
  useEffect(() => {
    if (userId === undefined) {
      // The screen shown by then is open to everybody, and its requests were made without a user.
      queries.removeQueries({ type: 'inactive' });
      queries.getMutationCache().clear();
      if (lastUserId.current) void eraseReading(lastUserId.current);
    } else if (lastUserId.current && lastUserId.current !== userId) location.reload();
    lastUserId.current = userId;
  }, [queries, userId]);

  useEffect(() => {
    void whenIdle().then(() => {
      dropOldDrafts();
      void device();
    });
  }, []);

  /** Set while it is asked whether what was not sent may go: where the sign-out leads. */
  const [asked, ask] = useState<{ wanted: string | undefined }>();
  const isQuestionHere = useLazyComponent(unsentQuestion, asked !== undefined, () => ask(undefined));

  async function logout(wanted?: string) {
    // Storage that hangs keeps nobody from leaving.
    const late = new Promise((resolve) => setTimeout(resolve, storageMs));
    await Promise.race([(await device())?.outbox.refresh().catch(() => undefined), late]);
    if (outboxEntries.get().length > 0) ask({ wanted });
    else await leave(wanted);
  }

  async function leave(wanted?: string) {
    const release = claimLeaving();
    try {
      await api.logout(undefined, { signal: AbortSignal.timeout(logoutMs) });
    } catch {
      // The session here ends whatever the server says.
    }
    // Cleared before the page is left, which would cut it short.
    if (userId !== undefined) await Promise.all([clearUserData(userId), eraseUnsent(userId)]);
    await unregisterDevice();
    setToastAfterNavigation('info', t.signedOut);
    leaveForLogin(wanted);
    endSession();
    release();
  }

  const value: Auth = {
    status: session === undefined ? 'loading' : session ? 'signedIn' : 'signedOut',
    user,
    settings: own?.settings,
    preferences: own?.preferences,
    name: (user && displayName(user)) || t.user,
    recoveryDueAt: me.data?.recoveryDueAt,
    deletionDueAt: own?.deletionDueAt,
    consentsDue: own?.consentsDue ?? none,
    // An answer of an older server, kept on the device, has none.
    notices: (own?.notices as Auth['notices'] | undefined) ?? noNotices,
    mailBouncedAt: own?.mailBouncedAt,
    hasRole: (role) => user?.role === role,
    hasPermission: (permission) => user?.permissions?.includes(permission) ?? false,
    logout,
  };
  return (
    <AuthContext value={value}>
      {children}
      {isQuestionHere && (
        <unsentQuestion.Loaded
          isOpen={asked !== undefined}
          onConfirm={() => leave(asked?.wanted)}
          onClose={() => ask(undefined)}
        />
      )}
    </AuthContext>
  );
}
