import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { auth as table, type User } from '@tzemed/contract/account/auth';
import { type Profile, profile as profileTable } from '@tzemed/contract/account/profile';
import { statistics as statisticsTable } from '@tzemed/contract/views/statistics';
import { callsOf } from '../../lib/api/api-client.ts';
import { currentSession, keepUser } from '../../lib/session/session.ts';
import { displayName, type SessionUser, userFromToken } from '../../lib/session/token.ts';
import { renewSessionAcrossTabs } from '../../shell/session/renew-session.ts';

const api = callsOf(table);
const profileApi = callsOf(profileTable);
const statisticsApi = callsOf(statisticsTable);
const profileKey = ['profile'];

/** Asks for the user anew and renews the token where these have an older name, address or picture than the profile. */
function catchUp(queries: QueryClient, { name, email, profilePicture }: Profile) {
  const differs = (user: SessionUser | null | undefined) =>
    user && (user.email !== email || displayName(user) !== name || user.profilePicture !== profilePicture);
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

/** Statistics of the user's own households. */
export const useStatistics = () =>
  useQuery({
    queryKey: ['statistics'],
    queryFn: ({ signal }) => statisticsApi.get(undefined, { signal }),
    meta: { quiet: true },
  });

/** Failures are shown in the form and above it. */
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

/** The user who comes back has the new picture, or none: all that shows it asks anew. */
function usePictured() {
  const queries = useQueryClient();
  return ({ user }: { user: User }) => {
    keepUser(user);
    for (const key of ['profile', 'people', 'auth']) void queries.invalidateQueries({ queryKey: [key] });
    renewSessionAcrossTabs((token) => userFromToken(token)?.profilePicture !== user.profilePicture);
  };
}

/** Failures are told by whoever shows the picker. */
export function useSetPicture() {
  const onSuccess = usePictured();
  return useMutation({
    mutationFn: (file: Blob) => profileApi.setPicture({ file }),
    onSuccess,
    meta: { quiet: true },
  });
}

export function useRemovePicture() {
  const onSuccess = usePictured();
  return useMutation({ mutationFn: () => profileApi.removePicture(), onSuccess });
}

/** Failures are shown in the form and above it. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => api.changePassword({ body }),
    meta: { quiet: true },
  });
