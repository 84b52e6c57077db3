import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from '../ui/toast.ts';
import { ApiError } from './api-error.ts';
import { errorText } from './error-text.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: whoever asks shows the failure itself, or it does not matter to the user. */
    queryMeta: { quiet?: boolean };
    mutationMeta: { quiet?: boolean };
  }
}

function tell(error: unknown, quiet: boolean | undefined) {
  // A signed-out user is on the way to the login page already.
  if (quiet || (error instanceof ApiError && error.isSignedOut)) return;
  console.warn(error);
  toast.error(errorText(error));
}

/** Failures are told once, by a toast; field errors (422) are told by the form. */
export const makeQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => tell(error, query.meta?.quiet) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        tell(error, mutation.meta?.quiet || (error instanceof ApiError && error.errors !== undefined)),
    }),
    defaultOptions: {
      // `always`: offline is found out by asking (the client retries), not by what the browser believes.
      queries: { retry: false, staleTime: 15_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
