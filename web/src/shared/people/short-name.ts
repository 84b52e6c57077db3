import { greetingName } from '@tzemed/contract/account/greeting-name';
import type { Person } from '@tzemed/contract/sharing/people';

/** The first name, where nobody else among them has it. */
export function shortName(id: string, people: readonly Person[]) {
  const person = people.find((one) => one.id === id);
  if (!person) return undefined;
  const short = greetingName(person);
  return people.some((one) => one !== person && greetingName(one) === short) ? person.name : short;
}
