import { useMutation, useQuery } from '@tanstack/react-query';
import { pets as table, type Species } from '@tzemed/contract/pets/pets';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { callsOf } from '../../lib/api/api-client.ts';
import { useRemoval } from '../../shared/queries/use-removal.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';
import type { Crop } from '../../shared/photo/crop.ts';

const api = callsOf(table);

/** Passed to `useFormSave`. */
export const petsApi = { noun: 'pets', calls: api } as const;

export function usePetRemoval() {
  const { restore } = useRemoval(petsApi);
  const forget = useRefresh('pets', 'none');
  const remove = useMutation({
    mutationFn: (id: string) => api.remove({ params: { id } }),
    // Loaded anew by the next screen: the pet's own page would ask for what hangs off a pet that is gone.
    ...forget,
  });
  return { restore, remove: remove.mutateAsync };
}

/** Failures are told by whoever shows the picker. */
export function useSetPhoto() {
  const refresh = useRefresh('pets');
  return useMutation({
    mutationFn: ({ id, file, crop }: { id: string; file: Blob; crop?: Crop | undefined }) =>
      api.setPhoto({ params: { id }, file, query: { ...crop } }),
    ...refresh,
    meta: { quiet: true },
  });
}

export function useRemovePhoto() {
  const refresh = useRefresh('pets');
  return useMutation({ mutationFn: (id: string) => api.removePhoto({ params: { id } }), ...refresh });
}

export function useArchivePet() {
  const refresh = useRefresh('pets');
  return useMutation({
    mutationFn: ({ id, archived }: { id: string; archived: boolean }) =>
      api.archive({ params: { id }, body: { archived } }),
    ...refresh,
  });
}

/** Common breeds, to be offered while typing; empty until they are known. */
export function useBreeds(species: Species | undefined) {
  const { lang } = useLanguage();
  const { data } = useQuery({
    queryKey: ['pets', 'breeds', species, lang],
    queryFn: ({ signal }) => api.breeds({ query: { species: species! } }, { signal }),
    enabled: species !== undefined,
    staleTime: 'static',
    meta: { quiet: true },
  });
  return data?.breeds ?? [];
}
