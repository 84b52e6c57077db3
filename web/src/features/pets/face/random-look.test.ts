import { expect, test } from 'vitest';
import { faceKey, faceOptionsOf, defaultFace } from '@tzemed/contract/pets/face-options';
import { speciesList, type Look, type Species } from '@tzemed/contract/pets/pets';
import { randomLook } from './random-look.ts';

const keyOf = (species: Species, look: Look) => `${look.hue} ${faceKey({ species, ...look })}`;

test.each(speciesList)(
  'A surprise for a %s is a face that it can have, neither the one that is there nor another pet’s',
  (species) => {
    const now = { hue: 'sage', ...defaultFace[species] } as const;
    const other = { species, ...now, hue: 'rose' } as const;
    const taken = [now, other].map((look) => keyOf(species, look));
    let state = 1;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    for (let i = 0; i < 300; i++) {
      const look = randomLook(species, now, [other], random);
      const { ears, patch, collar } = faceOptionsOf[species];
      expect([ears.includes(look.ears), patch.includes(look.patch), collar.includes(look.collar)]).toEqual([
        true,
        true,
        true,
      ]);
      expect(taken).not.toContain(keyOf(species, look));
    }
  },
);
