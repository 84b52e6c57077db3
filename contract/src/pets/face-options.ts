import { collars, type Look, type Species } from './pets.ts';

type Choices = {
  readonly ears: readonly Look['ears'][];
  readonly patch: readonly Look['patch'][];
  readonly collar: readonly Look['collar'][];
};

/** Only one way to have them: nothing to choose. */
const asTheyAre = ['up'] as const;
const noNeck = ['none'] as const;

/** Face options of each species; the first one is drawn if a pet has an option that its species lacks. */
export const faceOptionsOf: Record<Species, Choices> = {
  dog: { ears: ['flop', 'half', 'up', 'long'], patch: ['none', 'blaze', 'eye', 'mask'], collar: collars },
  cat: { ears: ['up', 'fold'], patch: ['none', 'stripes', 'eye', 'mask'], collar: collars },
  bird: { ears: asTheyAre, patch: ['none', 'mask'], collar: noNeck },
  fish: { ears: asTheyAre, patch: ['none', 'stripes'], collar: noNeck },
  rodent: { ears: asTheyAre, patch: ['none', 'blaze', 'eye'], collar: noNeck },
  other: { ears: ['up', 'fold'], patch: ['none', 'blaze', 'eye'], collar: collars },
};

type Face = Omit<Look, 'hue'>;
const plain = { ears: 'up', patch: 'none', collar: 'none', tag: 'none' } as const;

/** The face of a species that nobody has changed. */
export const defaultFace: Record<Species, Face> = {
  dog: { ...plain, ears: 'flop', patch: 'blaze' },
  cat: { ...plain, patch: 'stripes' },
  bird: plain,
  fish: plain,
  rodent: plain,
  other: plain,
};

const within = <T>(values: readonly T[], value: T) => (values.includes(value) ? value : values[0]);

/** The same for two faces that are drawn alike. */
export function faceKey({ species, ears, patch, collar, tag }: { readonly species: Species } & Readonly<Face>) {
  const of = faceOptionsOf[species];
  const worn = within(of.collar, collar);
  return [within(of.ears, ears), within(of.patch, patch), worn, worn === 'none' ? 'none' : tag].join(' ');
}
