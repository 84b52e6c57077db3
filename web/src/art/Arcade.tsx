import type { Hue } from '@tzemed/contract/pets/hues';
import type { Species } from '@tzemed/contract/pets/pets';
import { Head } from './PetFace.tsx';

type BustProps = { species: Species; hue: Hue; x: number; y: number; scale: number };

/** Shoulders and head, for the arches. */
function Bust({ species, hue, x, y, scale }: BustProps) {
  const fur = `var(--${hue}-mid)`;
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M60 84c34 0 54 30 54 78v60H6v-60c0-48 20-78 54-78Z" fill={`color-mix(in oklab, ${fur}, #5a2d10 12%)`} />
      <path d="M60 96c16 0 24 20 24 48v80H36v-80c0-28 8-48 24-48Z" fill={`color-mix(in oklab, ${fur}, #fff4e3 70%)`} />
      <path d="M28 104c20 12 44 12 64 0l2 10c-20 12-48 12-68 0Z" fill="var(--pine)" />
      <circle cx="60" cy="124" r="9" fill="var(--butter-mid)" />
      <Head species={species} hue={hue} />
    </g>
  );
}

const Leaf = ({ x, y, turn }: { x: number; y: number; turn: number }) => (
  <path
    transform={`translate(${x} ${y}) rotate(${turn}) scale(0.8)`}
    d="M0 0C14-10 30-8 38 4 26 14 10 12 0 0Z"
    fill="var(--sage-mid)"
  />
);

/** Home hero: an arcade of stone arches, one resident in each. */
export function Arcade({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 640 560" width="640" height="560" className="arcade" role="img" aria-label={label}>
      <defs>
        <clipPath id="arch-dog">
          <path d="M196 560V196a124 124 0 0 1 248 0v364Z" />
        </clipPath>
        <clipPath id="arch-cat">
          <path d="M16 560V300a80 80 0 0 1 160 0v260Z" />
        </clipPath>
        <clipPath id="arch-bird">
          <path d="M464 560V256a80 80 0 0 1 160 0v304Z" />
        </clipPath>
      </defs>
      <g clipPath="url(#arch-dog)">
        <rect x="196" y="60" width="248" height="500" fill="light-dark(#ffdcc0, #593521)" />
        <circle cx="320" cy="210" r="92" fill="light-dark(#ffbf86, #84502e)" />
        <path d="M196 420c60-50 130-44 248 6v140H196Z" fill="light-dark(#f7c9a4, #472a1b)" />
        <Bust species="dog" hue="apricot" x={215} y={232} scale={1.75} />
      </g>
      <g clipPath="url(#arch-cat)">
        <rect x="16" y="200" width="160" height="360" fill="light-dark(#e4daf5, #362b4c)" />
        <circle cx="132" cy="272" r="24" fill="light-dark(#fff8dc, #e8dcae)" />
        <circle cx="122" cy="266" r="20" fill="light-dark(#e4daf5, #362b4c)" />
        <Bust species="cat" hue="lilac" x={24} y={366} scale={1.2} />
      </g>
      <g clipPath="url(#arch-bird)">
        <rect x="464" y="160" width="160" height="400" fill="light-dark(#d9ecdf, #20382b)" />
        <path d="M464 470c50-30 110-24 160 4v90H464Z" fill="light-dark(#bfdcc7, #2b4a38)" />
        <path d="M544 176v86" stroke="var(--butter-mid)" strokeWidth="4" />
        <path d="M500 394h88" stroke="light-dark(#9a6b3f, #c79a68)" strokeWidth="9" strokeLinecap="round" />
        <path d="M506 262v132M582 262v132M506 262h76" stroke="var(--butter-mid)" strokeWidth="4" fill="none" />
        <g transform="translate(495 286) scale(.82)">
          <path
            d="M60 60c30 0 44 26 44 56 0 18-10 26-44 26s-44-8-44-26c0-30 14-56 44-56Z"
            fill="color-mix(in oklab, var(--butter-mid), #5a2d10 12%)"
          />
          <Head species="bird" hue="butter" />
        </g>
      </g>
      <g fill="none" stroke="light-dark(#ead9bf, #35443e)" strokeWidth="12">
        <path d="M196 560V196a124 124 0 0 1 248 0v364" />
        <path d="M16 560V300a80 80 0 0 1 160 0v260" />
        <path d="M464 560V256a80 80 0 0 1 160 0v304" />
      </g>
      <path d="M300 64h40l-6 26h-28Z" fill="light-dark(#e0caa8, #42544c)" />
      <g>
        <path
          d="M30 196c10-60 60-92 120-96"
          stroke="var(--sage-mid)"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
        />
        <Leaf x={36} y={170} turn={-60} />
        <Leaf x={54} y={140} turn={-10} />
        <Leaf x={80} y={118} turn={-70} />
        <Leaf x={106} y={106} turn={10} />
        <Leaf x={140} y={101} turn={-30} />
      </g>
      <g>
        <path
          d="M624 150c-14-50-60-86-120-88"
          stroke="var(--sage-mid)"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
        />
        <Leaf x={610} y={120} turn={200} />
        <Leaf x={586} y={92} turn={250} />
        <Leaf x={556} y={74} turn={190} />
        <Leaf x={520} y={63} turn={230} />
      </g>
    </svg>
  );
}
