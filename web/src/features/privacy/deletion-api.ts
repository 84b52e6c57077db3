import { useMutation, useQuery } from '@tanstack/react-query';
import { consents as consentTable } from '@tzemed/contract/account/consents';
import { deletion as table } from '@tzemed/contract/account/deletion';
import { callsOf } from '../../lib/api/api-client.ts';

const api = callsOf(table);
const consentApi = callsOf(consentTable);
const consentsKey = ['consents'];

/** The parts of the account that go with it, counted anew each time the page is opened. */
export const useDeletionPlan = () =>
  useQuery({
    queryKey: ['deletion'],
    queryFn: ({ signal }) => api.get(undefined, { signal }),
    staleTime: 0,
    meta: { quiet: true },
  });

/** Failures are shown in the form. */
export const useRequestDeletion = () =>
  useMutation({ mutationFn: (body: { password?: string }) => api.request({ body }), meta: { quiet: true } });
/** Failures are shown in the form. */
export const useDeleteNow = () =>
  useMutation({ mutationFn: (body: { password?: string }) => api.now({ body }), meta: { quiet: true } });
export const useUndoDeletion = () => useMutation({ mutationFn: () => api.undo() });

export const useConsents = () =>
  useQuery({
    queryKey: consentsKey,
    queryFn: ({ signal }) => consentApi.list(undefined, { signal }),
    meta: { quiet: true },
  });

/** Failures are shown in the form. */
export const useGiveConsents = () =>
  useMutation({
    mutationFn: (body: Parameters<typeof consentApi.give>[0]['body']) => consentApi.give({ body }),
    onSuccess: (given, _body, _result, { client }) => {
      client.setQueryData(consentsKey, given);
      return client.invalidateQueries({ queryKey: ['auth'] });
    },
    meta: { quiet: true },
  });
