import type { Pet, Species } from './pets.ts';

/**
 * Drawings of pets’ heads, on screens and in print: paths on a 120 grid separated by '/', each with the letter of its
 * tone instead of its first 'M'. A capital letter draws the path twice, once mirrored. They are in the first paint of
 * most screens: as separate elements they would be half as long again.
 */
type Paths = string;
/** Paths by option; '' is the fallback for options without an entry. */
export type PathsByOption = Partial<Record<Pet['ears'] | Pet['patch'] | '', Paths>>;

type Head = {
  /** Paths behind the skull, by ears. */
  back?: PathsByOption;
  skull: Paths;
  patch?: PathsByOption;
  /** Paths before the skull, by ears. */
  front?: PathsByOption;
  muzzle: Paths;
  /** Height of the eyes, distance from the middle, and horizontal and vertical radius of the pupils. */
  eyes: readonly [y: number, dx: number, rx: number, ry?: number];
  /** True when the white of the eye shows. */
  isGoggled?: true;
  /** True for one eye in profile. */
  isSideways?: true;
  mouth: Paths;
};

const snout = 's54 80h12c2 0 2 2 1 3l-5 4a3 3 0 0 1-4 0l-5-4c-1-1-1-3 1-3Z';
const nose = 's54 74a6 4.5 0 1 1 12 0 6 4.5 0 1 1-12 0';
const patches = {
  blaze: 'p60 28c6 0 9 6 9 16 0 11-3 18-9 18s-9-7-9-18c0-10 3-16 9-16Z',
  eye: 'p80 40c13 0 20 9 19 21-1 10-8 15-18 15s-17-8-17-18 6-18 16-18Z',
};

/** Colours that do not change with the theme. */
export const ink = '#2b2622';
const earth = '#5a2d10';
const cream = '#fff4e3';

/** The colours of areas by the letter of their tone, mixed with the fur as a screen or paper can. */
export const tonesOf = (
  fur: string,
  mixed: (fur: string, colour: string, percent: number) => string,
): Readonly<Record<string, string>> => ({
  f: fur,
  l: mixed(fur, earth, 19),
  m: mixed(fur, earth, 27),
  d: mixed(fur, earth, 33),
  p: mixed(fur, cream, 80),
  q: mixed(fur, cream, 62),
  k: '#f2a9a0',
  c: '#f19d6d',
  o: '#f2a03d',
  s: '#d9776d',
  t: '#e9796f',
  n: '#3a2c26',
  w: '#fff',
});
/** Lines, and not areas. */
export const lineTones: Readonly<Record<string, string>> = { x: '#3a2c26', y: '#c9761b', z: ink };

/** Colours of cloth, independent of the theme: the same by day and by night. */
export const collarColours: Readonly<Record<Pet['collar'], string>> = {
  none: 'none',
  pine: '#0f6b5c',
  brick: '#c9512a',
  sky: '#7aafdd',
  lilac: '#a88cd4',
  butter: '#eabb45',
};
const neck: Paths = 'f26 93c8 11 20 15 34 15s26-4 34-15l5 8c-9 12-23 18-39 18s-30-6-39-18Z';
/** Neckwear, in the colour of the collar. */
export const neckwearPaths = { collar: neck, bandana: `${neck}/f34 108c15 10 37 10 52 0l-26 28Z` };

export const headDrawings: Record<Species, Head> = {
  dog: {
    back: { up: 'D26 50C20 30 20 10 27 7c8-2 22 12 30 26Z/K32 38c-3-10-3-19 0-20 4-1 10 6 14 13Z' },
    skull: 'f60 24c27 0 40 17 40 42s-15 44-40 44-40-19-40-44 13-42 40-42Z',
    patch: {
      blaze: 'p60 24c6 0 9 6 9 18 0 13-3 20-9 20s-9-7-9-20c0-12 3-18 9-18Z',
      eye: 'p79 40c13 0 19 10 18 23-1 12-8 17-17 17-10 0-16-8-16-20s6-20 15-20Z',
      mask: 'm60 24c27 0 40 17 40 42 0 5-1 9-2 13-10-4-14-26-38-26s-28 22-38 26c-1-4-2-8-2-13 0-25 13-42 40-42Z',
    },
    front: {
      '': 'D35 25c-13-5-25 3-28 19-3 15 0 33 9 35 10 2 12-14 14-25 1-11 9-16 11-22 1-4-2-6-6-7Z',
      half: 'D24 50C16 34 16 18 26 15c9-2 22 6 30 16-10 1-13 6-18 16-4 7-9 10-14 3Z',
      long: 'D35 26c-13-6-25 4-28 24-3 19 0 42 9 44 10 3 12-17 14-31 1-14 9-20 11-28 1-5-2-7-6-9Z',
      up: '',
    },
    muzzle: 'p37 84a23 19 0 1 1 46 0 23 19 0 1 1-46 0',
    eyes: [60, 19, 4.6],
    mouth: 'n60 70c7 0 11 3 11 7s-6 8-11 8-11-4-11-8 4-7 11-7Z/x50 88q5 8 10 0q5 8 10 0/t54 94h12v5a6 6 0 0 1-12 0Z',
  },
  cat: {
    back: {
      '': 'F22 20c-3-1-6 1-6 5l1 35h30Z/K26 32c-2-1-3 0-3 2l1 22 16-8Z',
      fold: 'M18 52c-3-12-1-24 5-26 8-2 22 8 28 16-12 0-15 6-21 12-4 4-10 4-12-2Z',
    },
    skull: 'f60 34c30 0 45 16 45 39 0 22-18 37-45 37S15 95 15 73c0-23 15-39 45-39Z',
    patch: {
      stripes: 'D53 36h4v17a3 3 0 0 1-4 0Z/D16 72h14a2.5 2.5 0 0 1 0 5H16Z',
      eye: 'p82 38c15 4 24 17 23 35-1 9-9 13-20 13s-17-8-17-20 5-24 14-28Z',
      mask: 'm60 34c30 0 45 16 45 39 0 5-1 9-3 13-12-3-18-28-42-28S30 83 18 86c-2-4-3-8-3-13 0-23 15-39 45-39Z',
    },
    front: { fold: 'M20 50c-2-9 0-17 4-18 7-1 18 6 23 12-10 1-13 5-17 9-4 3-9 2-10-3Z' },
    muzzle: 'p60 76c15 0 22 8 22 17 0 10-10 17-22 17s-22-7-22-17c0-9 7-17 22-17Z',
    eyes: [68, 20, 5, 6.4],
    mouth: `${snout}/x52 91q4 6.4 8 0q4 6.4 8 0`,
  },
  bird: {
    back: { '': 'm58 30c-4-12 2-22 10-26 1 7 1 11-1 16 5-6 10-8 15-8-1 8-5 14-11 19Z' },
    skull: 'f60 24c26 0 40 18 40 42 0 27-16 44-40 44S20 93 20 66c0-24 14-42 40-42Z',
    patch: { mask: 'm60 24c22 0 36 13 39 33-12-9-25-13-39-13s-27 4-39 13c3-20 17-33 39-33Z' },
    muzzle: 'C24 74a10 10 0 1 1 20 0 10 10 0 1 1-20 0/q60 86c16 0 26 8 28 17-7 5-17 7-28 7s-21-2-28-7c2-9 12-17 28-17Z',
    eyes: [57, 18.5, 4.6],
    isGoggled: true,
    mouth: 'o60 58c9 0 13 6 12 12-1 8-8 15-12 15s-11-7-12-15c-1-6 3-12 12-12Z/y48 69c8 4 16 4 24 0',
  },
  fish: {
    back: {
      '': 'm94 62c8-14 16-20 22-20 3 0 2 6 0 12-2 5-2 11 0 16 2 6 3 12 0 12-6 0-14-6-22-20ZM50 32c6-14 20-18 32-14-2 6-4 14-4 20Z',
    },
    skull: 'f54 28c26 0 42 18 46 34-4 16-20 36-46 36C26 98 8 82 8 62s18-34 46-34Z',
    patch: {
      '': 'q76 36c8 6 13 14 14 26-1 12-6 20-14 27-4-16-4-37 0-53Z',
      stripes: 'p52 28h9c6 22 6 48 0 69l-9 1c6-22 6-48 0-70ZM70 32l8 5c4 17 4 34 0 50l-8 5c4-19 4-41 0-60Z',
    },
    muzzle: 'l56 62c10-2 18 3 18 8s-8 12-18 8c-3-1-3-15 0-16Z',
    eyes: [54, 26, 4.6],
    isGoggled: true,
    isSideways: true,
    mouth: 'x14 70c4 4 9 5 14 3/k39 70a5 5 0 1 1 10 0 5 5 0 1 1-10 0',
  },
  rodent: {
    back: { '': 'L11 36a16 16 0 1 1 32 0 16 16 0 1 1-32 0/K18 37a9 9 0 1 1 18 0 9 9 0 1 1-18 0' },
    skull: 'f60 28c28 0 46 18 46 44 0 24-18 38-46 38S14 96 14 72c0-26 18-44 46-44Z',
    patch: patches,
    muzzle: 'p40 68c14 0 20 6 20 6s6-6 20-6c14 0 22 8 22 18-6 15-21 24-42 24S24 101 18 86c0-10 8-18 22-18Z',
    eyes: [60, 20, 5.2],
    mouth: `${nose}/x52 82q4 6.4 8 0q4 6.4 8 0/w56 88h8v6h-8Z`,
  },
  other: {
    back: {
      '': 'F42 46C30 34 28 4 37 2c10-2 18 22 17 42Z/K43 38C37 30 35 12 39 10c5-1 9 14 9 27Z',
      fold: '',
    },
    skull: 'f60 38c26 0 41 15 41 37 0 21-16 35-41 35S19 96 19 75c0-22 15-37 41-37Z',
    patch: {
      blaze: 'p60 38c6 0 9 5 9 14 0 10-3 16-9 16s-9-6-9-16c0-9 3-14 9-14Z',
      eye: 'p81 50c13 0 19 9 18 20-1 10-8 15-17 15-10 0-17-7-17-17s6-18 16-18Z',
    },
    front: { fold: 'M56 40C44 28 22 26 13 42 5 57 5 92 13 96c9 4 14-14 18-28 3-12 13-22 25-28Z' },
    muzzle: 'p39 90a21 15 0 1 1 42 0 21 15 0 1 1-42 0',
    eyes: [68, 20, 5],
    mouth: 's54 82a6 4.4 0 1 1 12 0 6 4.4 0 1 1-12 0/x52 89q4 6.4 8 0q4 6.4 8 0',
  },
};
