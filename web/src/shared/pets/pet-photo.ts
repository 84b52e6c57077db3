import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pets as petsTable, type Pet } from '@tzemed/contract/pets/pets';
import { callsOf, preloadedData } from '../../lib/api/api-client.ts';
import { revokePhotoUrls } from '../../lib/api/revoke-photo-urls.ts';

const api = callsOf(petsTable);
/** Request for a pet's photo, as its owner has framed it. */
export const petPhotoRequest = (id: string) => ({ params: { id }, query: { size: 'thumb' } }) as const;

/**
 * The address of a pet's photo, as its owner has framed it, for an `<img>`, or `undefined` while there is none. The photo needs the session's header,
 * so the browser cannot fetch it by itself. A new photo has a new id: what was loaded never grows stale.
 */
export function usePetPhoto(pet: Pick<Pet, 'id' | 'photoId'>) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['pets', 'photo', pet.photoId],
    queryFn: async ({ signal, client }) => {
      revokePhotoUrls(client.getQueryCache());
      return URL.createObjectURL(await api.photo(petPhotoRequest(pet.id), { signal }));
    },
    initialData: () => {
      const early = pet.photoId ? preloadedData(petsTable.photo, petPhotoRequest(pet.id)) : undefined;
      if (early) revokePhotoUrls(queries.getQueryCache());
      return early && URL.createObjectURL(early);
    },
    enabled: pet.photoId !== null,
    subscribed: pet.photoId !== null,
    staleTime: 'static',
    // The drawn face stands in for a photo that does not come.
    meta: { quiet: true },
  });
  return data;
}
