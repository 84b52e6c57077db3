import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast/toast.ts';
import { openedDevice } from '../offline/device-gate.ts';
import { isServerReachable } from '../offline/reachability.ts';
import { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: whoever asks shows the failure itself, or it does not matter to the user. */
    queryMeta: { quiet?: boolean };
    mutationMeta: { quiet?: boolean };
  }
}

/** Tells the user what failed, and the log why; until the same kind of thing succeeds again. */
export function reportFailure(error: unknown, kind: 'load' | 'change') {
  // A signed-out user is on the way to the login page already; whoever is leaving is shown that alone.
  if (error instanceof ApiError && (error.isSignedOut || error.code === 'accountLeaving')) return;
  // The frame says that the server is away, and the screen what is missing.
  if (kind === 'load' && openedDevice() && !isServerReachable()) return;
  // oxlint-disable-next-line no-console -- the toast is gone in seconds; whoever looks for the cause finds it here.
  console.warn(error);
  toast.error(errorText(error), undefined, kind);
}

/** An edit of what somebody else has saved since, and what they have noted first (409). */
const met: ReadonlySet<string> = new Set(['stale', 'owedOtherwise']);
/** Besides field errors (422). */
const isToldByForm = (error: unknown) =>
  error instanceof ApiError && (error.errors !== undefined || met.has(error.code));

/** Failures are told once: by a toast, or by the form they belong to. */
export const makeQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (!query.meta?.quiet) reportFailure(error, 'load');
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (!mutation.meta?.quiet && !isToldByForm(error)) reportFailure(error, 'change');
      },
      onSuccess: () => toast.over('change'),
    }),
    defaultOptions: {
      // `always`: offline is found out by asking (the client retries), not by what the browser believes.
      queries: { retry: false, staleTime: 15_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
