import type { Tag } from '@tzemed/contract/items/tags';
import { useCreateNamedItem } from '../households/use-create-named-item.ts';
import { tagsApi } from './use-tags.ts';

/** Makes tags, each once however often it is sent. */
export function useCreateTag() {
  const add = useCreateNamedItem(tagsApi);
  return (body: Pick<Tag, 'name' | 'hue' | 'householdId'>): Promise<Tag> => add(body);
}
