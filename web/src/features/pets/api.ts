import { useMutation, useQuery } from '@tanstack/react-query';
import { pets as table, type petInput, type Species } from '@tzemed/contract/pets';
import type * as z from 'zod/mini';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { callsOf } from '../../lib/api-client.ts';
import { useRefresh } from '../../shared/use-refresh.ts';

const api = callsOf(table);

/** What hangs off pets: their rows carry a pet's name, and go and come back with it. */
const nouns = ['pets', 'overview', 'reminders', 'expenses', 'medical-records'];

export function useSavePet() {
  const refresh = useRefresh(nouns);
  return useMutation({
    mutationFn: ({ id, body }: { id: string | undefined; body: z.input<typeof petInput> }) =>
      id ? api.update({ params: { id }, body }) : api.create({ body }),
    // Not waited for: what is saved is saved, whatever becomes of the lists.
    onSuccess: () => void refresh(),
  });
}

/** Failures are told by whoever shows the picker. */
export function useSetPhoto() {
  const refresh = useRefresh(nouns);
  return useMutation({
    mutationFn: ({ id, file }: { id: string; file: Blob }) => api.setPhoto({ params: { id }, file }),
    onSuccess: refresh,
    meta: { quiet: true },
  });
}

export function useRemovePhoto() {
  const refresh = useRefresh(nouns);
  return useMutation({ mutationFn: (id: string) => api.removePhoto({ params: { id } }), onSuccess: refresh });
}

export function useArchivePet() {
  const refresh = useRefresh(nouns);
  return useMutation({
    mutationFn: ({ id, archived }: { id: string; archived: boolean }) =>
      api.archive({ params: { id }, body: { archived } }),
    onSuccess: refresh,
  });
}

export function useRemovePet() {
  const forget = useRefresh(nouns, 'none');
  return useMutation({
    mutationFn: (id: string) => api.remove({ params: { id } }),
    // Loaded anew by the next screen: the pet's own page would ask for what hangs off a pet that is gone.
    onSuccess: forget,
  });
}

export function useRestorePet() {
  const refresh = useRefresh(nouns);
  return useMutation({ mutationFn: (id: string) => api.restore({ params: { id } }), onSuccess: refresh });
}

/** Common breeds, to be offered while typing; empty until they are known. */
export function useBreeds(species: Species | undefined) {
  const { lang } = useLanguage();
  const { data } = useQuery({
    queryKey: ['breeds', species, lang],
    queryFn: ({ signal }) => api.breeds({ query: { species: species! } }, { signal }),
    enabled: species !== undefined,
    staleTime: 'static',
    meta: { quiet: true },
  });
  return data?.breeds ?? [];
}
