import { households } from '@tzemed/contract/households';
import { invitations } from '@tzemed/contract/invitations';
import { medicalRecords } from '@tzemed/contract/medical-records';
import { people } from '@tzemed/contract/people';
import { sharing } from '@tzemed/contract/sharing';
import { expenseCategories } from '@tzemed/contract/expense-categories';
import { tags } from '@tzemed/contract/tags';
import { vets } from '@tzemed/contract/vets';
import { answersOf, type Answers } from './fake-api.ts';
import { aloneHome } from './given-home.ts';
import { dana } from './given.ts';

/** Nobody shares anything, and no vet and no tag is known, where a test does not say otherwise. */
export const aloneAtHome: Answers = [
  ...answersOf(sharing, {
    shared: () => ({ pets: [], total: 0, page: 1, limit: 100 }),
    list: () => ({ owners: [], shares: [] }),
  }),
  ...answersOf(households, { list: () => ({ homes: [aloneHome], successorOf: [] }) }),
  ...answersOf(invitations, { received: () => ({ invitations: [], total: 0, page: 1, limit: 100 }) }),
  ...answersOf(vets, { list: () => ({ vets: [], total: 0, page: 1, limit: 100 }) }),
  ...answersOf(expenseCategories, { list: () => ({ categories: [], total: 0, page: 1, limit: 100 }) }),
  ...answersOf(tags, { list: () => ({ tags: [], total: 0, page: 1, limit: 100 }) }),
  ...answersOf(medicalRecords, { vetNames: () => ({ vetNames: [] }) }),
  ...answersOf(people, {
    list: () => ({ people: [{ id: dana.id, name: dana.name, isHere: true, profilePicture: null }], sharedPetIds: [] }),
  }),
];
