import { useMutation } from '@tanstack/react-query';
import { auth as table } from '@tzemed/contract/auth';
import { callsOf } from '../../lib/api-client.ts';

const api = callsOf(table);

/** Its failures are shown in the form and above it. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => api.changePassword({ body }),
    meta: { quiet: true },
  });

/** Its failures are shown in the form. */
export const useRemoveAccount = () =>
  useMutation({ mutationFn: (body: { password?: string }) => api.removeAccount({ body }), meta: { quiet: true } });
