import { Head } from '../PetFace.tsx';

/** Wears a large tag, on which nothing is written. */
export const CatWithTag = () => (
  <>
    <ellipse cx="120" cy="167" rx="98" ry="9" fill="var(--sunken)" />
    <path
      d="M164 158c26 6 44-6 40-30"
      fill="none"
      stroke="color-mix(in oklab, var(--lilac-mid), #5a2d10 20%)"
      strokeWidth="11"
      strokeLinecap="round"
    />
    <path d="M76 167c-6-44 10-72 44-72s50 28 44 72Z" fill="var(--lilac-mid)" />
    <ellipse cx="98" cy="163" rx="15" ry="8" fill="color-mix(in oklab, var(--lilac-mid), #fff4e3 45%)" />
    <ellipse cx="142" cy="163" rx="15" ry="8" fill="color-mix(in oklab, var(--lilac-mid), #fff4e3 45%)" />
    <g transform="translate(65 -8) scale(.92)">
      <Head species="cat" hue="lilac" />
    </g>
    <path
      d="M92 98c16 9 40 9 56 0"
      fill="none"
      stroke="color-mix(in oklab, var(--rose-mid), #5a2d10 18%)"
      strokeWidth="9"
      strokeLinecap="round"
    />
    <g transform="rotate(8 120 126)">
      <path d="M120 100v10" stroke="color-mix(in oklab, var(--butter-mid), #5a2d10 40%)" strokeWidth="3" />
      <path
        d="M112 108h16l14 15v28a6 6 0 0 1-6 6h-32a6 6 0 0 1-6-6v-28Z"
        fill="var(--butter-mid)"
        stroke="color-mix(in oklab, var(--butter-mid), #5a2d10 28%)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="120" cy="117" r="4.5" fill="#fdf1de" />
      <path d="M108 133h24M108 143h15" stroke="#fdf1de" strokeWidth="4.5" strokeLinecap="round" />
    </g>
  </>
);
