import { faceKey, faceOptionsOf } from '@tzemed/contract/pets/face-options';
import { hues } from '@tzemed/contract/pets/hues';
import { collarTags, type Look, type Species } from '@tzemed/contract/pets/pets';

type Worn = { readonly species: Species } & Readonly<Look>;

/** Tries before one like somebody else's is taken after all. */
const tries = 20;

/** Random look: neither the current one nor that of another pet of the household. */
export function randomLook(species: Species, now: Look, others: readonly Worn[], random = Math.random): Look {
  const one = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!;
  const keyOf = (look: Look) => `${look.hue} ${faceKey({ species, ...look })}`;
  const taken = new Set([keyOf(now), ...others.filter((pet) => pet.species === species).map(keyOf)]);
  const { ears, patch, collar } = faceOptionsOf[species];
  const draw = (): Look => ({
    hue: one(hues),
    ears: one(ears),
    patch: one(patch),
    collar: one(collar),
    tag: one(collarTags),
  });
  let look = draw();
  for (let i = 0; i < tries && taken.has(keyOf(look)); i++) look = draw();
  return look;
}
