import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pets as petsTable, type Pet } from '@tzemed/contract/pets';
import { callsOf, earlyOf } from '../lib/api-client.ts';
import { revokePhotos } from '../lib/revoke-photos.ts';

const api = callsOf(petsTable);
/** What is sent for a pet's photo, as its owner has framed it. */
export const askedForPhoto = (id: string) => ({ params: { id }, query: { size: 'thumb' } }) as const;

/**
 * The address of a pet's photo, as its owner has framed it, for an `<img>`, or `undefined` while there is none. The photo needs the session's header,
 * so the browser cannot fetch it by itself. A new photo has a new id: what was loaded never grows stale.
 */
export function usePetPhoto(pet: Pick<Pet, 'id' | 'photoId'>) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['pets', 'photo', pet.photoId],
    queryFn: async ({ signal, client }) => {
      revokePhotos(client.getQueryCache());
      return URL.createObjectURL(await api.photo(askedForPhoto(pet.id), { signal }));
    },
    initialData: () => {
      const early = pet.photoId ? earlyOf(petsTable.photo, askedForPhoto(pet.id)) : undefined;
      if (early) revokePhotos(queries.getQueryCache());
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
