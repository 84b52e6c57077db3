import { hues } from '@tzemed/contract/pets/hues';
import type { Tag } from '@tzemed/contract/items/tags';

/** The colour that fewest of some tags have. */
export function rarestHue(tags: readonly Pick<Tag, 'hue'>[]) {
  const countOf = (hue: string) => tags.filter((tag) => tag.hue === hue).length;
  return hues.toSorted((a, b) => countOf(a) - countOf(b))[0]!;
}
