import type { TrashEntry, TrashType } from '@tzemed/contract/trash';
import { thingLinks } from '../../shared/thing-links.ts';

type OwnLink = Exclude<TrashType, 'attachments' | 'comments'>;
const hasOwnLink = (type: TrashType): type is OwnLink => type in thingLinks;

/** The page of a restored thing; of a file or comment that of the thing it hangs on. */
export function wayTo({ id, type, pet, of }: TrashEntry) {
  const seen = hasOwnLink(type) ? { type, id } : of && hasOwnLink(of.type) ? { type: of.type, id: of.id } : undefined;
  // A person who restores a thing may edit it.
  return seen && thingLinks[seen.type]({ thingId: seen.id, petId: pet?.id ?? null }, true);
}
