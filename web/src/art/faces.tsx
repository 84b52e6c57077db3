import type { ReactNode } from 'react';
import type { Hue, Species } from '@tzemed/contract/pets';

// Pet portraits: flat cut-paper heads, no outlines, drawn on a 120 grid. Fur colour comes from the pet's hue.
const INK = '#2b2622';
const CREAM = '#fff4e3';
const NOSE = '#3a2c26';
const PINK = '#f2a9a0';

const Eyes = ({ y = 60, dx = 17, r = 4.6 }) => (
  <>
    <circle cx={60 - dx} cy={y} r={r} fill={INK} />
    <circle cx={60 + dx} cy={y} r={r} fill={INK} />
    <circle cx={60 - dx + 1.6} cy={y - 1.6} r={r / 3} fill="#fff" />
    <circle cx={60 + dx + 1.6} cy={y - 1.6} r={r / 3} fill="#fff" />
  </>
);

const Smile = ({ y = 84, w = 9 }) => (
  <path
    d={`M${60 - w} ${y}q${w / 2} ${w * 0.8} ${w} 0q${w / 2} ${w * 0.8} ${w} 0`}
    fill="none"
    stroke={NOSE}
    strokeWidth="2.6"
    strokeLinecap="round"
  />
);

const darker = (colour: string, percent: number) => `color-mix(in oklab, ${colour}, #5a2d10 ${percent}%)`;
const paler = (colour: string, percent: number) => `color-mix(in oklab, ${colour}, ${CREAM} ${percent}%)`;

function Dog({ fur }: { fur: string }) {
  return (
    <>
      <path d="M60 24c27 0 40 17 40 42s-15 44-40 44-40-19-40-44 13-42 40-42Z" fill={fur} />
      <path d="M60 24c6 0 9 6 9 18 0 13-3 20-9 20s-9-7-9-20c0-12 3-18 9-18Z" fill={paler(fur, 80)} />
      <path
        d="M35 25c-13-5-25 3-28 19-3 15 0 33 9 35 10 2 12-14 14-25 1-11 9-16 11-22 1-4-2-6-6-7Z"
        fill={darker(fur, 34)}
      />
      <path
        d="M85 25c13-5 25 3 28 19 3 15 0 33-9 35-10 2-12-14-14-25-1-11-9-16-11-22-1-4 2-6 6-7Z"
        fill={darker(fur, 34)}
      />
      <ellipse cx="60" cy="84" rx="23" ry="19" fill={paler(fur, 80)} />
      <Eyes y={60} dx={19} />
      <path d="M60 70c7 0 11 3 11 7s-6 8-11 8-11-4-11-8 4-7 11-7Z" fill={NOSE} />
      <Smile y={88} w={10} />
      <path d="M54 94h12v5a6 6 0 0 1-12 0Z" fill="#e9796f" />
    </>
  );
}

function Cat({ fur }: { fur: string }) {
  return (
    <>
      <path d="M22 20c-3-1-6 1-6 5l1 35h30Z" fill={fur} strokeLinejoin="round" />
      <path d="M98 20c3-1 6 1 6 5l-1 35H73Z" fill={fur} />
      <path d="M26 32c-2-1-3 0-3 2l1 22 16-8Z" fill={PINK} />
      <path d="M94 32c2-1 3 0 3 2l-1 22-16-8Z" fill={PINK} />
      <path d="M60 34c30 0 45 16 45 39 0 22-18 37-45 37S15 95 15 73c0-23 15-39 45-39Z" fill={fur} />
      <path d="M53 36h4v17a3 3 0 0 1-4 0ZM63 36h4v17a3 3 0 0 1-4 0Z" fill={darker(fur, 30)} />
      <path d="M16 72h14a2.5 2.5 0 0 1 0 5H16ZM104 72H90a2.5 2.5 0 0 0 0 5h14Z" fill={darker(fur, 30)} />
      <path d="M60 76c15 0 22 8 22 17 0 10-10 17-22 17s-22-7-22-17c0-9 7-17 22-17Z" fill={paler(fur, 82)} />
      <ellipse cx="40" cy="68" rx="5" ry="6.4" fill={INK} />
      <ellipse cx="80" cy="68" rx="5" ry="6.4" fill={INK} />
      <circle cx="42" cy="65.6" r="1.8" fill="#fff" />
      <circle cx="82" cy="65.6" r="1.8" fill="#fff" />
      <path d="M54 80h12c2 0 2 2 1 3l-5 4a3 3 0 0 1-4 0l-5-4c-1-1-1-3 1-3Z" fill="#d9776d" />
      <Smile y={91} w={8} />
    </>
  );
}

function Bird({ fur }: { fur: string }) {
  return (
    <>
      <path d="M58 30c-4-12 2-22 10-26 1 7 1 11-1 16 5-6 10-8 15-8-1 8-5 14-11 19Z" fill={darker(fur, 28)} />
      <path d="M60 24c26 0 40 18 40 42 0 27-16 44-40 44S20 93 20 66c0-24 14-42 40-42Z" fill={fur} />
      <circle cx="34" cy="74" r="10" fill="#f0884f" opacity=".75" />
      <circle cx="86" cy="74" r="10" fill="#f0884f" opacity=".75" />
      <path d="M60 86c16 0 26 8 28 17-7 5-17 7-28 7s-21-2-28-7c2-9 12-17 28-17Z" fill={paler(fur, 70)} />
      <circle cx="41" cy="56" r="8.5" fill="#fff" />
      <circle cx="79" cy="56" r="8.5" fill="#fff" />
      <circle cx="42" cy="57" r="4.6" fill={INK} />
      <circle cx="78" cy="57" r="4.6" fill={INK} />
      <path d="M60 58c9 0 13 6 12 12-1 8-8 15-12 15s-11-7-12-15c-1-6 3-12 12-12Z" fill="#f2a03d" />
      <path d="M48 69c8 4 16 4 24 0" stroke="#c9761b" strokeWidth="2.4" fill="none" strokeLinecap="round" />
    </>
  );
}

function Fish({ fur }: { fur: string }) {
  return (
    <>
      <path
        d="M94 62c8-14 16-20 22-20 3 0 2 6 0 12-2 5-2 11 0 16 2 6 3 12 0 12-6 0-14-6-22-20Z"
        fill={darker(fur, 26)}
      />
      <path d="M50 32c6-14 20-18 32-14-2 6-4 14-4 20Z" fill={darker(fur, 26)} />
      <path d="M54 28c26 0 42 18 46 34-4 16-20 36-46 36C26 98 8 82 8 62s18-34 46-34Z" fill={fur} />
      <path d="M76 36c8 6 13 14 14 26-1 12-6 20-14 27-4-16-4-37 0-53Z" fill={paler(fur, 55)} />
      <path d="M56 62c10-2 18 3 18 8s-8 12-18 8c-3-1-3-15 0-16Z" fill={darker(fur, 20)} />
      <circle cx="34" cy="54" r="8.5" fill="#fff" />
      <circle cx="33" cy="55" r="4.6" fill={INK} />
      <path d="M14 70c4 4 9 5 14 3" stroke={NOSE} strokeWidth="2.6" fill="none" strokeLinecap="round" />
      <circle cx="44" cy="70" r="5" fill={PINK} opacity=".8" />
    </>
  );
}

function Rodent({ fur }: { fur: string }) {
  return (
    <>
      <circle cx="27" cy="36" r="16" fill={darker(fur, 18)} />
      <circle cx="93" cy="36" r="16" fill={darker(fur, 18)} />
      <circle cx="27" cy="37" r="9" fill={PINK} />
      <circle cx="93" cy="37" r="9" fill={PINK} />
      <path d="M60 28c28 0 46 18 46 44 0 24-18 38-46 38S14 96 14 72c0-26 18-44 46-44Z" fill={fur} />
      <path
        d="M40 68c14 0 20 6 20 6s6-6 20-6c14 0 22 8 22 18-6 15-21 24-42 24S24 101 18 86c0-10 8-18 22-18Z"
        fill={paler(fur, 80)}
      />
      <Eyes y={60} dx={20} r={5.2} />
      <ellipse cx="60" cy="74" rx="6" ry="4.5" fill="#d9776d" />
      <Smile y={82} w={8} />
      <path d="M56 88h8v6h-8Z" fill="#fff" />
    </>
  );
}

function Rabbit({ fur }: { fur: string }) {
  return (
    <>
      <path d="M42 46C30 34 28 4 37 2c10-2 18 22 17 42Z" fill={fur} />
      <path d="M78 46C90 34 92 4 83 2 73 0 65 24 66 44Z" fill={fur} />
      <path d="M43 38C37 30 35 12 39 10c5-1 9 14 9 27Z" fill={PINK} />
      <path d="M77 38c6-8 8-26 4-28-5-1-9 14-9 27Z" fill={PINK} />
      <path d="M60 38c26 0 41 15 41 37 0 21-16 35-41 35S19 96 19 75c0-22 15-37 41-37Z" fill={fur} />
      <ellipse cx="60" cy="90" rx="21" ry="15" fill={paler(fur, 82)} />
      <Eyes y={68} dx={20} r={5} />
      <ellipse cx="60" cy="82" rx="6" ry="4.4" fill="#d9776d" />
      <Smile y={89} w={8} />
    </>
  );
}
const faces: Record<Species, (props: { fur: string }) => ReactNode> = {
  dog: Dog,
  cat: Cat,
  bird: Bird,
  fish: Fish,
  rodent: Rodent,
  other: Rabbit,
};

type FaceProps = { species: Species; hue: Hue; size?: number; title?: string };

/** Portrait tile on the pet's hue. Only decoration unless it has a title. */
export function PetFace({ species, hue, size = 48, title }: FaceProps) {
  const Face = faces[species];
  return (
    <svg
      className="face"
      data-hue={hue}
      viewBox="-8 -4 136 132"
      width={size}
      height={size}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <Face fur={`var(--${hue}-mid)`} />
    </svg>
  );
}

/** Head without tile, for scenes. */
export function Head({ species, hue }: { species: Species; hue: Hue }) {
  const Face = faces[species];
  return <Face fur={`var(--${hue}-mid)`} />;
}
