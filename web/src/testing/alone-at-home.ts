import { invitations } from '@tzemed/contract/invitations';
import { people } from '@tzemed/contract/people';
import { sharing } from '@tzemed/contract/sharing';
import { answersOf, type Answers } from './fake-api.ts';
import { dana } from './given.ts';

/** Nobody shares anything, where a test does not say otherwise. */
export const aloneAtHome: Answers = [
  ...answersOf(sharing, {
    shared: () => ({ pets: [], total: 0, page: 1, limit: 100 }),
    list: () => ({ owners: [], shares: [] }),
  }),
  ...answersOf(invitations, { received: () => ({ invitations: [], total: 0, page: 1, limit: 100 }) }),
  ...answersOf(people, {
    list: () => ({ people: [{ id: dana.id, name: dana.name, isHere: true }], sharedPetIds: [] }),
  }),
];
