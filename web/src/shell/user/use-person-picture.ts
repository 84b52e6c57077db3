import { useQuery } from '@tanstack/react-query';
import { pictureIdOf } from '@tzemed/contract/account/profile-picture';
import { pictures } from '@tzemed/contract/account/pictures';
import { callsOf } from '../../lib/api/api-client.ts';
import { revokePhotoUrls } from '../../lib/api/revoke-photo-urls.ts';

const api = callsOf(pictures);

/**
 * The address of a person's picture for an `<img>`; `undefined` until it has come. The picture needs the
 * session's header, so the browser cannot fetch it by itself. A new picture has a new path: none grows stale.
 */
export function usePersonPicture(path: string) {
  const { data } = useQuery({
    queryKey: ['pictures', 'photo', path],
    queryFn: async ({ signal, client }) => {
      revokePhotoUrls(client.getQueryCache());
      return URL.createObjectURL(await api.get({ params: { id: pictureIdOf(path) } }, { signal }));
    },
    staleTime: 'static',
    // The initials stand in for a picture that does not come.
    meta: { quiet: true },
  });
  return data;
}
