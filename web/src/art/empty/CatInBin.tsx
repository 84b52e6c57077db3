import { Head } from '../PetFace.tsx';

/** Peeks over the edge of an empty bin. */
export const CatInBin = () => (
  <>
    <ellipse cx="120" cy="167" rx="98" ry="9" fill="var(--sunken)" />
    <path
      d="M70 92h100l-9 70a8 8 0 0 1-8 7H87a8 8 0 0 1-8-7Z"
      fill="color-mix(in oklab, var(--sage-mid), #fff4e3 20%)"
    />
    <g transform="translate(60 -6)">
      <Head species="cat" hue="lilac" />
    </g>
    <path
      d="M64 84h112a5 5 0 0 1 5 5v8H59v-8a5 5 0 0 1 5-5Z"
      fill="color-mix(in oklab, var(--sage-mid), #5a2d10 24%)"
    />
    <rect x="82" y="76" width="20" height="20" rx="10" fill="var(--lilac-mid)" />
    <rect x="138" y="76" width="20" height="20" rx="10" fill="var(--lilac-mid)" />
  </>
);
