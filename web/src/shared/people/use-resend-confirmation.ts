import { useMutation } from '@tanstack/react-query';
import { auth } from '@tzemed/contract/account/auth';
import { callsOf } from '../../lib/api/api-client.ts';

const api = callsOf(auth);

/** Mails the link that confirms an address once more. */
export const useResendConfirmation = () =>
  useMutation({ mutationFn: (email: string) => api.resend({ body: { email } }) });
