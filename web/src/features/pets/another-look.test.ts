import { expect, test } from 'vitest';
import { faceKey, facesOf, usualFace } from '@tzemed/contract/faces';
import { speciesList, type Look, type Species } from '@tzemed/contract/pets';
import { anotherLook } from './another-look.ts';

const keyOf = (species: Species, look: Look) => `${look.hue} ${faceKey({ species, ...look })}`;

test.each(speciesList)(
  'A surprise for a %s is a face that it can have, neither the one that is there nor another pet’s',
  (species) => {
    const now = { hue: 'sage', ...usualFace[species] } as const;
    const other = { species, ...now, hue: 'rose' } as const;
    const taken = [now, other].map((look) => keyOf(species, look));
    let state = 1;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    for (let i = 0; i < 300; i++) {
      const look = anotherLook(species, now, [other], random);
      const { ears, patch, collar } = facesOf[species];
      expect([ears.includes(look.ears), patch.includes(look.patch), collar.includes(look.collar)]).toEqual([
        true,
        true,
        true,
      ]);
      expect(taken).not.toContain(keyOf(species, look));
    }
  },
);
