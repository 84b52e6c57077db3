import { people, type Person } from '@tzemed/contract/sharing/people';
import { answersOf, type Answers } from './fake-api.ts';
import { bella, mitzi } from './pet-fixtures.ts';
import { dana } from './session-fixtures.ts';

/** Lives where Dana does. */
export const yoav: Person = {
  id: '01980b1e-7c00-7000-8000-0000000000f1',
  name: 'יואב כהן',
  isHere: true,
  profilePicture: null,
};
const me: Person = { id: dana.id, name: dana.name, isHere: true, profilePicture: null };

/** People with edit permission for both pets; Dana is always one of them. */
export const peopleAnswers = (others: readonly Person[]): Answers =>
  answersOf(people, {
    list: () => ({ people: [me, ...others], sharedPetIds: [] }),
    carers: () => {
      const userIds = [me, ...others].flatMap(({ id, isHere }) => (isHere ? [id] : []));
      return { carers: [bella, mitzi].map(({ id }) => ({ petId: id, userIds })) };
    },
  });
