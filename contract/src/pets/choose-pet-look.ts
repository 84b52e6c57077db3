import { faceKey, faceOptionsOf, defaultFace } from './face-options.ts';
import { type Hue, hues } from './hues.ts';
import type { Look, Species } from './pets.ts';

export type ExistingLook = { readonly species: Species } & Readonly<Look>;

/** The colour of a species where nothing speaks against it. */
const usual: Record<Species, Hue> = {
  dog: 'apricot',
  cat: 'lilac',
  bird: 'butter',
  fish: 'sky',
  rodent: 'sage',
  other: 'rose',
};

/**
 * Look of an owner's next pet, for the form that shows it and the server that stores it. Its colour is one that no pet
 * of the same species has, if there is one; else the least used one; then the default. Its face is the default of the
 * species, or the nearest one that none of those pets has in that colour. Values in `given` are kept.
 */
export function choosePetLook(species: Species, worn: readonly ExistingLook[], given: Partial<Look> = {}): Look {
  const hue = given.hue ?? chooseHue(species, worn);
  const taken = new Set(worn.filter((pet) => pet.species === species && pet.hue === hue).map(faceKey));
  const faces = facesFrom(species, given);
  const { ears, patch, collar, tag } = faces.find((face) => !taken.has(faceKey({ species, ...face }))) ?? faces[0]!;
  return { hue, ears, patch, collar, tag };
}

function chooseHue(species: Species, worn: readonly ExistingLook[]): Hue {
  const twins = (hue: Hue) => worn.filter((pet) => pet.hue === hue && pet.species === species).length;
  const times = (hue: Hue) => worn.filter((pet) => pet.hue === hue).length;
  const better = (a: Hue, b: Hue) => twins(a) - twins(b) || times(a) - times(b);
  return hues.reduce((best, hue) => (better(hue, best) < 0 ? hue : best), usual[species]);
}

/** Every face with the given parts, the usual one first; another patch comes before other ears, and those before a collar. */
function facesFrom(species: Species, given: Partial<Look>): Omit<Look, 'hue'>[] {
  const { ears, patch, collar } = faceOptionsOf[species];
  const usual = defaultFace[species];
  const choices = <K extends keyof typeof usual>(part: K, values: readonly Look[K][]) =>
    given[part] === undefined ? [usual[part], ...values.filter((value) => value !== usual[part])] : [given[part]];
  return choices('collar', collar).flatMap((collar) =>
    choices('ears', ears).flatMap((ears) =>
      choices('patch', patch).map((patch) => ({
        ears,
        patch,
        collar,
        tag: given.tag ?? (collar === 'none' ? ('none' as const) : ('tag' as const)),
      })),
    ),
  );
}
