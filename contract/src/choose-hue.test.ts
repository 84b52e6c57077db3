import fc from 'fast-check';
import { expect, it } from 'vitest';
import { chooseHue } from './choose-hue.ts';
import { type Hue, hues, type Species, speciesList } from './pets.ts';

type Worn = { species: Species; hue: Hue };
const dogs = (...worn: Hue[]): Worn[] => worn.map((hue) => ({ species: 'dog', hue }));

it.each<[Species, Worn[], Hue]>([
  ['dog', [], 'apricot'],
  ['cat', [], 'lilac'],
  ['cat', dogs('apricot'), 'lilac'],
  ['bird', dogs('apricot', 'lilac'), 'butter'],
  ['cat', dogs('lilac'), 'apricot'],
  ['dog', dogs('apricot'), 'sage'],
  ['dog', dogs('apricot', 'sage', 'sky', 'lilac', 'butter'), 'rose'],
  ['dog', dogs(...hues), 'apricot'],
  ['dog', [...dogs('apricot', 'sage', 'sky', 'lilac', 'butter'), { species: 'cat', hue: 'rose' }], 'rose'],
])('a %s beside %j wears %s', (species, worn, hue) => expect(chooseHue(species, worn)).toBe(hue));

it('no two pets look alike while a species has fewer than six', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...speciesList), { maxLength: 30 }), (arriving) => {
      const pets: Worn[] = [];
      for (const species of arriving) pets.push({ species, hue: chooseHue(species, pets) });
      for (const species of speciesList) {
        const worn = pets.filter((pet) => pet.species === species).map(({ hue }) => hue);
        expect(new Set(worn).size).toBe(Math.min(worn.length, hues.length));
      }
    }),
  );
});
