import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faceKey, facesOf, usualFace } from '@tzemed/contract/faces';
import { speciesList } from '@tzemed/contract/pets';
import { anotherLook } from './another-look.ts';

test('A surprise is a face that the species can have, neither the one that is there nor another pet’s', () => {
  fc.assert(
    fc.property(fc.constantFrom(...speciesList), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (species, seed) => {
      let state = seed;
      const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
      const now = { hue: 'sage', ...usualFace[species] } as const;
      const other = { species, ...now, hue: 'rose' } as const;
      const look = anotherLook(species, now, [other], random);
      expect(facesOf[species].ears).toContain(look.ears);
      expect(facesOf[species].patch).toContain(look.patch);
      expect(facesOf[species].collar).toContain(look.collar);
      const key = `${look.hue} ${faceKey({ species, ...look })}`;
      expect([now, other].map((face) => `${face.hue} ${faceKey({ species, ...face })}`)).not.toContain(key);
    }),
  );
});
