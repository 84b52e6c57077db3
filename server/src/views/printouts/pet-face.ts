import { faceOptionsOf } from '@tzemed/contract/pets/face-options';
import {
  type PathsByOption,
  collarColours,
  headDrawings,
  ink,
  lineTones,
  tonesOf,
  neckwearPaths,
} from '@tzemed/contract/pets/head-drawings';
import type { Hue } from '@tzemed/contract/pets/hues';
import type { Look, Species } from '@tzemed/contract/pets/pets';

const furs: Record<Hue, string> = {
  apricot: '#f0924f',
  sage: '#7fb48a',
  sky: '#7aafdd',
  lilac: '#a88cd4',
  butter: '#eabb45',
  rose: '#e28b9d',
};

/** Mixes `percent` of another colour into the fur: the printed SVG cannot mix colours itself. */
function mixed(fur: string, colour: string, percent: number) {
  const parts = [1, 3, 5].map((at) => {
    const [own, other] = [fur, colour].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(own + ((other - own) * percent) / 100);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function shapes(paths: string | undefined, fur: string) {
  const tones = tonesOf(fur, mixed);
  return (paths ? paths.split('/') : []).map((shape) => {
    const tone = shape[0]!.toLowerCase();
    const line = lineTones[tone];
    const paint = line
      ? `fill="none" stroke="${line}" stroke-width="2.7" stroke-linecap="round"`
      : `fill="${tones[tone]}"`;
    const path = `<path d="M${shape.slice(1)}" ${paint}/>`;
    return tone === shape[0] ? path : `${path}<g transform="matrix(-1 0 0 1 120 0)">${path}</g>`;
  });
}

/** The drawn face as SVG, for paper: the colours of the light theme, eyes open. */
export function petFaceSvg({ species, hue, ears, patch, collar, tag }: Look & { readonly species: Species }) {
  const { back, skull, patch: patches, front, muzzle, eyes, isSideways, isGoggled, mouth } = headDrawings[species];
  const fur = furs[hue];
  const pick = (of: PathsByOption | undefined, part: keyof PathsByOption) => of?.[part] ?? of?.[''];
  const [y, dx, rx, ry = rx] = eyes;
  const eye = (x: number) =>
    `${isGoggled ? `<circle cx="${x}" cy="${y - 1}" r="8.5" fill="#fff"/>` : ''}<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${ink}"/><circle cx="${x + 1.6}" cy="${y - 1.6}" r="${rx / 3}" fill="#fff"/>`;
  const isWorn = collar !== 'none' && faceOptionsOf[species].collar.includes(collar);
  const clothes = isWorn
    ? [
        ...shapes(tag === 'bandana' ? neckwearPaths.bandana : neckwearPaths.collar, collarColours[collar]),
        tag === 'tag' ? '<circle cx="60" cy="119" r="7" fill="#f3c94f"/>' : '',
      ]
    : [];
  const drawn = [
    ...[pick(back, ears), skull, pick(patches, patch), pick(front, ears), muzzle].flatMap((paths) =>
      shapes(paths, fur),
    ),
    ...(isSideways ? [60 - dx] : [60 - dx, 60 + dx]).map(eye),
    ...shapes(mouth, fur),
    ...clothes,
  ];
  const box = isWorn ? '-9 -2 138 138' : '-8 -4 136 132';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawn.join('')}</svg>`;
}
