import type { Tag } from '@tzemed/contract/tags';
import { useNewNamed } from '../use-new-named.ts';
import { tagsApi } from './use-tags.ts';

/** Makes tags, each once however often it is sent. */
export function useNewTag() {
  const add = useNewNamed(tagsApi);
  return async (body: Pick<Tag, 'name' | 'hue' | 'householdId'>) => (await add(body)).tag;
}
