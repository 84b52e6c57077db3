import {
  type PathsByOption,
  collarColours,
  headDrawings,
  ink,
  lineTones,
  tonesOf,
  neckwearPaths,
} from '@tzemed/contract/pets/head-drawings';
import type { Pet } from '@tzemed/contract/pets/pets';

// Pet portraits: flat cut-paper heads, no outlines, drawn on a 120 grid. Fur colour comes from the pet's hue.

/** Parts that are left out are the usual ones of the species. */
export type PetLooks = Pick<Pet, 'species' | 'hue'> & Partial<Pick<Pet, 'ears' | 'patch' | 'collar' | 'tag'>>;
export type EyeState = 'open' | 'shut' | 'wink';

const mixed = (fur: string, colour: string, percent: number) => `color-mix(in oklab, ${fur}, ${colour} ${percent}%)`;

function Shapes({ paths, fur }: { paths: string | undefined; fur: string }) {
  const tones = tonesOf(fur, mixed);
  return paths
    ? paths.split('/').map((shape) => {
        const tone = shape[0]!.toLowerCase();
        const line = lineTones[tone];
        const path = (
          <path
            key={shape}
            d={`M${shape.slice(1)}`}
            fill={line ? 'none' : tones[tone]}
            stroke={line}
            strokeWidth="2.7"
            strokeLinecap="round"
          />
        );
        if (tone === shape[0]) return path;
        return (
          <g key={shape}>
            {path}
            <g transform="matrix(-1 0 0 1 120 0)">{path}</g>
          </g>
        );
      })
    : null;
}

type EyeProps = { x: number; y: number; rx: number; ry?: number | undefined; isGoggled?: true | undefined };

const Eye = ({ x, y, rx, ry = rx, isGoggled }: EyeProps) => (
  <>
    {isGoggled && <circle cx={x} cy={y - 1} r="8.5" fill="#fff" />}
    <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={ink} />
    <circle cx={x + 1.6} cy={y - 1.6} r={rx / 3} fill="#fff" />
  </>
);

/** Below this many pixels the smallest parts would be specks. */
const small = 44;

type HeadProps = PetLooks & { eyes?: EyeState | undefined; size?: number };

/** Species that have a neck can wear a collar. */
const wearsCollar = ({ species, collar = 'none' }: PetLooks) => collar !== 'none' && /dog|cat|other/.test(species);

function Collar({ collar = 'none', tag, size = small }: HeadProps) {
  const isLarge = size >= small;
  return (
    <>
      <Shapes paths={tag === 'bandana' ? neckwearPaths.bandana : neckwearPaths.collar} fur={collarColours[collar]} />
      {isLarge && tag === 'bandana' && (
        <path d="M51 119h0M68 119h0M60 127h0" stroke="#fffc" strokeWidth="4.4" strokeLinecap="round" />
      )}
      {isLarge && tag === 'tag' && <circle cx="60" cy="119" r="7" fill="#f3c94f" />}
    </>
  );
}

const usualPatch: Partial<Record<Pet['species'], Pet['patch']>> = { dog: 'blaze', cat: 'stripes' };

/** Head without tile, for scenes. */
export function Head({ eyes = 'open', size = small, ...looks }: HeadProps) {
  const { species, hue, ears = '', patch = usualPatch[species] ?? '' } = looks;
  const { back, skull, patch: patches, front, muzzle, eyes: eye, isSideways, isGoggled, mouth } = headDrawings[species];
  const fur = `var(--${hue}-mid)`;
  const pick = (of: PathsByOption | undefined, part: keyof PathsByOption) => of?.[part] ?? of?.[''];
  const [y, dx, rx, ry] = eye;
  const [left, right] = [60 - dx, 60 + dx];
  const isOpen = (x: number) => eyes === 'open' || (eyes === 'wink' && x === right);
  return (
    <>
      {[pick(back, ears), skull, pick(patches, patch), pick(front, ears), muzzle].map((paths, layer) => (
        <Shapes key={layer} paths={paths} fur={fur} />
      ))}
      {(isSideways ? [left] : [left, right]).map((x) =>
        isOpen(x) ? (
          <Eye key={x} x={x} y={y} rx={rx} ry={ry} isGoggled={isGoggled} />
        ) : (
          <Shapes key={x} paths={`z${x - 6} ${y}q6 5.5 12 0`} fur={fur} />
        ),
      )}
      <Shapes paths={mouth} fur={fur} />
      {wearsCollar(looks) && <Collar {...looks} size={size} />}
    </>
  );
}

type FaceProps = HeadProps & { title?: string | undefined };

/** Portrait tile on the pet's hue. Only decoration unless it has a title. */
export function PetFace({ size = 48, title, ...head }: FaceProps) {
  return (
    <svg
      className="face"
      data-hue={head.hue}
      viewBox={wearsCollar(head) ? '-9 -2 138 138' : '-8 -4 136 132'}
      width={size}
      height={size}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <Head {...head} size={size} />
    </svg>
  );
}
