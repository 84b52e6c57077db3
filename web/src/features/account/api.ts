import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { auth as table } from '@tzemed/contract/auth';
import { type Profile, profile as profileTable } from '@tzemed/contract/profile';
import { callsOf } from '../../lib/api-client.ts';
import { currentSession } from '../../lib/session.ts';
import { displayName, type SessionUser, userFromToken } from '../../lib/token.ts';
import { renewSessionAcrossTabs } from '../../shell/renew-session.ts';

const api = callsOf(table);
const profileApi = callsOf(profileTable);
const profileKey = ['profile'];

/** Asks for the user anew and renews the token where these have an older name or address than the profile. */
function catchUp(queries: QueryClient, { name, email }: Profile) {
  const differs = (user: SessionUser | null | undefined) =>
    user && (user.email !== email || displayName(user) !== name);
  // Another tab may have renewed it by the time that this one may.
  renewSessionAcrossTabs((token) => differs(userFromToken(token)) === true);
  if (!differs(currentSession()?.user)) return;
  void queries.invalidateQueries({ queryKey: ['auth'] });
  void queries.invalidateQueries({ queryKey: ['people'] });
}

/** The signed-in person's own details. */
export function useProfile() {
  const queries = useQueryClient();
  return useQuery({
    queryKey: profileKey,
    queryFn: async ({ signal }) => {
      const profile = await profileApi.get(undefined, { signal });
      catchUp(queries, profile);
      return profile;
    },
    meta: { quiet: true },
  });
}

/** Its failures are shown in the form and above it. */
export function useUpdateProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Parameters<typeof profileApi.update>[0]['body']) => profileApi.update({ body }),
    onSuccess: (profile) => {
      queries.setQueryData(profileKey, profile);
      catchUp(queries, profile);
    },
    meta: { quiet: true },
  });
}

/** Its failures are shown in the form and above it. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => api.changePassword({ body }),
    meta: { quiet: true },
  });

/** Its failures are shown in the form. */
export const useRemoveAccount = () =>
  useMutation({ mutationFn: (body: { password?: string }) => api.removeAccount({ body }), meta: { quiet: true } });
