import { fc } from '../testing/fast-check.ts';
import { expect, it } from 'vitest';
import { choosePetLook, type ExistingLook } from './choose-pet-look.ts';
import { faceKey, faceOptionsOf, defaultFace } from './face-options.ts';
import { type Hue, hues } from './hues.ts';
import { type Look, type Species, speciesList } from './pets.ts';

const usual = (species: Species, hue: Hue): ExistingLook => ({ species, hue, ...defaultFace[species] });
const dogs = (...worn: Hue[]) => worn.map((hue) => usual('dog', hue));
const cats = (...worn: Hue[]) => worn.map((hue) => usual('cat', hue));

it.each<[Species, ExistingLook[], Hue]>([
  ['dog', [], 'apricot'],
  ['cat', [], 'lilac'],
  ['cat', dogs('apricot'), 'lilac'],
  ['bird', dogs('apricot', 'lilac'), 'butter'],
  ['cat', dogs('lilac'), 'apricot'],
  ['dog', dogs('apricot'), 'sage'],
  ['dog', dogs('apricot', 'sage', 'sky', 'lilac', 'butter'), 'rose'],
  ['dog', dogs(...hues), 'apricot'],
  ['dog', [...dogs('apricot', 'sage', 'sky', 'lilac', 'butter'), ...cats('rose')], 'rose'],
])('a %s beside %j wears %s', (species, worn, hue) => expect(choosePetLook(species, worn).hue).toBe(hue));

it('the first of a species has its usual face; one of the same colour has other patches, then other ears', () => {
  expect(choosePetLook('dog', [])).toMatchObject({ ears: 'flop', patch: 'blaze', collar: 'none' });
  const worn = dogs('apricot');
  const next = () => {
    const look = choosePetLook('dog', worn, { hue: 'apricot' });
    worn.push({ species: 'dog', ...look });
    return `${look.ears} ${look.patch}`;
  };
  expect([next(), next(), next(), next()]).toEqual(['flop none', 'flop eye', 'flop mask', 'half blaze']);
});

it("given values are kept, even if the look then equals another pet's", () => {
  const given = { hue: 'apricot', ...defaultFace.dog } satisfies Look;
  expect(choosePetLook('dog', dogs('apricot'), given)).toEqual(given);
  expect(choosePetLook('dog', dogs('apricot'), { hue: 'apricot', patch: 'blaze' })).toMatchObject({
    patch: 'blaze',
    ears: 'half',
  });
  expect(choosePetLook('dog', [], { ears: undefined, patch: undefined })).toMatchObject(defaultFace.dog);
});

const looks = (species: Species) =>
  faceOptionsOf[species].patch.length * faceOptionsOf[species].ears.length * hues.length;

it('no two pets look alike while a species has a face left, nor wear one colour while it has fewer than six', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...speciesList), { maxLength: 40 }), (arriving) => {
      const pets: ExistingLook[] = [];
      for (const species of arriving) pets.push({ species, ...choosePetLook(species, pets) });
      for (const species of speciesList) {
        const own = pets.filter((pet) => pet.species === species);
        expect(new Set(own.map(({ hue }) => hue)).size).toBe(Math.min(own.length, hues.length));
        const drawn = new Set(own.map((pet) => `${pet.hue} ${faceKey(pet)}`));
        expect(drawn.size).toBeGreaterThanOrEqual(Math.min(own.length, looks(species)));
      }
    }),
  );
});

it('a part that the species does not have is drawn as its first one, and a tag hangs on a collar', () => {
  const cat = { species: 'cat', ...defaultFace.cat } as const;
  expect(faceKey({ ...cat, ears: 'long' })).toBe(faceKey(cat));
  expect(faceKey({ ...cat, tag: 'bandana' })).toBe(faceKey(cat));
  expect(faceKey({ ...cat, collar: 'sky', tag: 'bandana' })).not.toBe(faceKey({ ...cat, collar: 'sky' }));
});
