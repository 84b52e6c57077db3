import type { Query, QueryCache } from '@tanstack/react-query';

const isPhoto = ({ queryKey: [, part] }: Query) => part === 'photo';
const watched = new WeakSet<QueryCache>();

/** An object URL holds its bytes until somebody lets go: it lives exactly as long as its place in the cache. */
export function revokePhotoUrls(cache: QueryCache) {
  if (watched.has(cache)) return;
  watched.add(cache);
  cache.subscribe(({ type, query }) => {
    if (type === 'removed' && isPhoto(query) && query.state.data) URL.revokeObjectURL(query.state.data as string);
  });
}
