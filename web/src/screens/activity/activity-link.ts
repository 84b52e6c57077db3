import type { HomeActivity } from '@tzemed/contract/views/activity';
import { trashTypes } from '@tzemed/contract/views/trash';
import { linkTo, trashPage } from '../../screens.ts';
import { itemLinks } from '../../shared/page/item-links.ts';

type Rights = {
  /** Opens the thing itself. */
  mayEdit: boolean;
  /** A deleted thing may lie in the reader's trash. */
  mayRestore: boolean;
};

const isOfTrash = (noun: string) => (trashTypes as readonly string[]).includes(noun);

/** Address to which a line leads: the thing, or the trash that it lies in. */
export function activityLink(one: HomeActivity, { mayEdit, mayRestore }: Rights) {
  if (!one.isGone && one.what !== 'removed') return itemLinks[one.noun](one, mayEdit);
  // A thing that has no name any more, and was not deleted, has gone to another pet.
  const isDeleted = one.what === 'removed' || one.title !== null;
  return isDeleted && mayRestore && isOfTrash(one.noun) ? linkTo(trashPage) : undefined;
}
