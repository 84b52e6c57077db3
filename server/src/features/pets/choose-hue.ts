import { type Hue, hues } from '@tzemed/contract/pets';

/** The colour that an owner's pets wear least; among equals the first of the list. */
export function chooseHue(worn: readonly Hue[]): Hue {
  const times = (hue: Hue) => worn.filter((one) => one === hue).length;
  return hues.reduce((least, hue) => (times(hue) < times(least) ? hue : least));
}
