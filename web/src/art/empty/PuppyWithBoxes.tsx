import { Head } from '../PetFace.tsx';

const paper = '#fdf1de';

/** Stands behind three boxes, each for another thing. */
export const PuppyWithBoxes = () => (
  <>
    <ellipse cx="120" cy="167" rx="98" ry="9" fill="var(--sunken)" />
    <g transform="translate(60 -4)">
      <Head species="dog" hue="apricot" />
    </g>
    <g>
      <path d="M28 112h60v50a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6Z" fill="var(--sage-mid)" />
      <rect x="24" y="104" width="68" height="15" rx="5" fill="color-mix(in oklab, var(--sage-mid), #5a2d10 24%)" />
      {/* a bone */}
      <path d="M48 144h20" stroke={paper} strokeWidth="7" strokeLinecap="round" />
      <g fill={paper}>
        <circle cx="46" cy="139" r="5" />
        <circle cx="46" cy="149" r="5" />
        <circle cx="70" cy="139" r="5" />
        <circle cx="70" cy="149" r="5" />
      </g>
    </g>
    <g>
      <path d="M92 112h56v50a6 6 0 0 1-6 6H98a6 6 0 0 1-6-6Z" fill="var(--butter-mid)" />
      <rect x="88" y="104" width="64" height="15" rx="5" fill="color-mix(in oklab, var(--butter-mid), #5a2d10 24%)" />
      {/* a ball */}
      <circle cx="120" cy="144" r="13" fill={paper} />
      <path
        d="M110 136c6 5 6 11 0 16M130 136c-6 5-6 11 0 16"
        stroke="color-mix(in oklab, var(--butter-mid), #5a2d10 34%)"
        strokeWidth="2.6"
        fill="none"
      />
    </g>
    <g>
      <path d="M152 112h60v50a6 6 0 0 1-6 6h-48a6 6 0 0 1-6-6Z" fill="var(--sky-mid)" />
      <rect x="148" y="104" width="68" height="15" rx="5" fill="color-mix(in oklab, var(--sky-mid), #5a2d10 24%)" />
      {/* a plaster */}
      <path d="M177 131h10v9h9v10h-9v9h-10v-9h-9v-10h9Z" fill={paper} />
    </g>
  </>
);
