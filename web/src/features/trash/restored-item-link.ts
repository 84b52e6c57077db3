import type { TrashEntry, TrashType } from '@tzemed/contract/views/trash';
import { itemLinks } from '../../shared/page/item-links.ts';

type OwnLink = Exclude<TrashType, 'attachments' | 'comments' | 'doses' | 'careItems'>;
const hasOwnLink = (type: TrashType): type is OwnLink => type in itemLinks;

/** The page of a restored thing; of a file or comment that of the thing it hangs on. */
export function restoredItemLink({ id, type, pet, of }: TrashEntry) {
  const seen = hasOwnLink(type) ? { type, id } : of && hasOwnLink(of.type) ? { type: of.type, id: of.id } : undefined;
  // A person who restores a thing may edit it.
  return seen && itemLinks[seen.type]({ thingId: seen.id, petId: pet?.id ?? null }, true);
}
