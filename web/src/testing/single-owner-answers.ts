import { households } from '@tzemed/contract/sharing/households';
import { invitations } from '@tzemed/contract/sharing/invitations';
import { medicalRecords } from '@tzemed/contract/medical/medical-records';
import { measures } from '@tzemed/contract/measures/measures';
import { people } from '@tzemed/contract/sharing/people';
import { overview } from '@tzemed/contract/views/overview';
import { sharing } from '@tzemed/contract/sharing/sharing';
import { expenseCategories } from '@tzemed/contract/money/expense-categories';
import { tags } from '@tzemed/contract/items/tags';
import { vets } from '@tzemed/contract/medical/vets';
import { answersOf, type Answers } from './fake-api.ts';
import { aloneHome } from './household-fixtures.ts';
import { dana } from './session-fixtures.ts';

/** Default answers: nothing is shared, no optional feature is used, and there are no vets and no tags, unless a test says otherwise. */
export const singleOwnerAnswers: Answers = [
  ...answersOf(sharing, {
    shared: () => ({ pets: [], total: 0, page: 1, limit: 100 }),
    list: () => ({ owners: [], shares: [] }),
  }),
  ...answersOf(households, { list: () => ({ homes: [aloneHome], successorOf: [] }) }),
  ...answersOf(invitations, { received: () => ({ invitations: [], total: 0, page: 1, limit: 100 }) }),
  ...answersOf(vets, { list: () => ({ vets: [], total: 0, page: 1, limit: 100 }) }),
  ...answersOf(expenseCategories, { list: () => ({ categories: [], total: 0, page: 1, limit: 100 }) }),
  ...answersOf(overview, {
    used: () => ({
      claims: false,
      plans: false,
      settlements: false,
      documents: false,
      observations: false,
      medicines: [],
      measures: [],
    }),
  }),
  ...answersOf(tags, { list: () => ({ tags: [], total: 0, page: 1, limit: 100 }) }),
  ...answersOf(measures, { list: () => ({ measures: [], total: 0, page: 1, limit: 100 }) }),
  ...answersOf(medicalRecords, { vetNames: () => ({ vetNames: [] }) }),
  ...answersOf(people, {
    list: () => ({ people: [{ id: dana.id, name: dana.name, isHere: true, profilePicture: null }], sharedPetIds: [] }),
  }),
];
