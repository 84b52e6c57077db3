import type { contract } from '@tzemed/contract';

/** A noun of the contract; every query's key begins with one. */
export type Noun = keyof typeof contract;
/** The noun whose table this is. */
export type NounOf<Table> = { [N in Noun]: Table extends (typeof contract)[N] ? N : never }[Noun];

/** Where a change of a noun is seen. What is not named here is seen in its own lists and in the overview. */
const seenIn: Partial<Record<Noun, readonly Noun[] | 'everywhere'>> = {
  // What belongs to a pet carries its name, and goes and comes back with it.
  pets: 'everywhere',
  // More or less may be seen than before.
  sharing: 'everywhere',
  households: 'everywhere',
  // Who was asked is seen where people are named, and not in what they wrote.
  invitations: ['invitations', 'households', 'sharing'],
};

/** Whether the answers of a noun are old after a change of another. Who is signed in does not hang on any of them. */
export function isSeenIn(noun: Noun, changed: Noun) {
  const places = seenIn[changed] ?? [changed, 'overview'];
  return places === 'everywhere' ? noun !== 'auth' : places.includes(noun);
}
