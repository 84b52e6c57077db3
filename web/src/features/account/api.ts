import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { auth as table } from '@tzemed/contract/auth';
import { type Profile, profile as profileTable } from '@tzemed/contract/profile';
import { callsOf } from '../../lib/api-client.ts';
import { renewSessionAcrossTabs } from '../../shell/renew-session.ts';

const api = callsOf(table);
const profileApi = callsOf(profileTable);
const profileKey = ['profile'];

/** The signed-in person's own details. */
export const useProfile = () =>
  useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => profileApi.get(undefined, { signal }),
    meta: { quiet: true },
  });

/** Its failures are shown in the form and above it. */
export function useUpdateProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Parameters<typeof profileApi.update>[0]['body']) => profileApi.update({ body }),
    onSuccess: (profile) => {
      const before = queries.getQueryData<Profile>(profileKey);
      queries.setQueryData(profileKey, profile);
      if (before?.name === profile.name) return;
      void queries.invalidateQueries({ queryKey: ['auth'] });
      void queries.invalidateQueries({ queryKey: ['people'] });
      // The token carries the name as it was.
      renewSessionAcrossTabs(0);
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
