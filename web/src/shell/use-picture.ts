import { useQuery } from '@tanstack/react-query';
import { pictureIdOf } from '@tzemed/contract/profile-picture';
import { pictures } from '@tzemed/contract/pictures';
import { callsOf } from '../lib/api-client.ts';
import { revokePhotos } from '../lib/revoke-photos.ts';

const api = callsOf(pictures);

/**
 * The address of a person's picture for an `<img>`; `undefined` until it has come. The picture needs the
 * session's header, so the browser cannot fetch it by itself. A new picture has a new path: none grows stale.
 */
export function usePicture(path: string) {
  const { data } = useQuery({
    queryKey: ['pictures', 'photo', path],
    queryFn: async ({ signal, client }) => {
      revokePhotos(client.getQueryCache());
      return URL.createObjectURL(await api.get({ params: { id: pictureIdOf(path) } }, { signal }));
    },
    staleTime: 'static',
    // The initials stand in for a picture that does not come.
    meta: { quiet: true },
  });
  return data;
}
