import { type Hue, hues, type Species } from './pets.ts';

type Worn = { readonly species: Species; readonly hue: Hue };

/** What a species wears where nothing speaks against it. */
const usual: Record<Species, Hue> = {
  dog: 'apricot',
  cat: 'lilac',
  bird: 'butter',
  fish: 'sky',
  rodent: 'sage',
  other: 'rose',
};

/**
 * The colour of an owner's next pet, for the form that shows it and the server that keeps it: one in which no pet of
 * its species is drawn already, while there is one; then the one that is worn least; then what is usual.
 */
export function chooseHue(species: Species, worn: readonly Worn[]): Hue {
  const twins = (hue: Hue) => worn.filter((pet) => pet.hue === hue && pet.species === species).length;
  const times = (hue: Hue) => worn.filter((pet) => pet.hue === hue).length;
  const better = (a: Hue, b: Hue) => twins(a) - twins(b) || times(a) - times(b);
  return hues.reduce((best, hue) => (better(hue, best) < 0 ? hue : best), usual[species]);
}
