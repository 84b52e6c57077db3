import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faceKey, faceOptionsOf, defaultFace } from '@tzemed/contract/pets/face-options';
import { speciesList, type Look, type Species } from '@tzemed/contract/pets/pets';
import { PetFace, type PetLooks } from './PetFace.tsx';

const drawn = (looks: PetLooks, rest: Partial<Parameters<typeof PetFace>[0]> = {}) =>
  render(<PetFace {...looks} size={96} {...rest} />).container.innerHTML;

const every = (species: Species): Omit<Look, 'hue'>[] => {
  const { ears, patch, collar } = faceOptionsOf[species];
  const hung = (collar: Look['collar']) =>
    collar === 'none' ? (['none'] as const) : (['none', 'tag', 'bandana'] as const);
  return collar.flatMap((collar) =>
    ears.flatMap((ears) => patch.flatMap((patch) => hung(collar).map((tag) => ({ ears, patch, collar, tag })))),
  );
};

test.each(speciesList)('Every face that can be chosen for a %s is drawn as no other one is', (species) => {
  const faces = every(species);
  expect(new Set(faces.map((face) => drawn({ species, hue: 'sage', ...face }))).size).toBe(faces.length);
});

test.each(speciesList)('Two faces of a %s are drawn alike when they count as alike', (species) => {
  const odd = { ears: 'long', patch: 'stripes', collar: 'none', tag: 'bandana' } as const;
  const alike = every(species).filter((face) => faceKey({ species, ...face }) === faceKey({ species, ...odd }));
  expect(alike.map((face) => drawn({ species, hue: 'sage', ...face }))).toEqual([
    drawn({ species, hue: 'sage', ...odd }),
  ]);
});

test.each(speciesList)('A %s of whom nothing is said has the usual face, with eyes that shut and wink', (species) => {
  const face = { species, hue: 'sage' } as const;
  expect(drawn(face)).toBe(drawn({ ...face, ...defaultFace[species] }));
  const shut = drawn(face, { eyes: 'shut' });
  expect(shut).not.toBe(drawn(face));
  expect(drawn(face, { eyes: 'wink' }) === shut).toBe(species === 'fish');
});

test('Small faces leave out what would be a speck', () => {
  const face = { species: 'dog', hue: 'sage', collar: 'pine', tag: 'tag' } as const;
  expect(drawn(face, { size: 43 })).not.toContain('circle cx="60"');
  expect(drawn(face, { size: 44 })).toContain('circle cx="60"');
});
