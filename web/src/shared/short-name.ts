import { callingName } from '@tzemed/contract/calling-name';
import type { Person } from '@tzemed/contract/people';

/** The first name, where nobody else among them has it. */
export function shortName(id: string, people: readonly Person[]) {
  const person = people.find((one) => one.id === id);
  if (!person) return undefined;
  const short = callingName(person);
  return people.some((one) => one !== person && callingName(one) === short) ? person.name : short;
}
