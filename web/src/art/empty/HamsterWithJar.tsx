import { Head } from '../PetFace.tsx';

const coin = 'color-mix(in oklab, var(--butter-mid), #d98a2b 30%)';
const edge = 'color-mix(in oklab, var(--butter-mid), #5a2d10 40%)';

/** Looks over a jar with the first coins in it. */
export const HamsterWithJar = () => (
  <>
    <ellipse cx="120" cy="167" rx="98" ry="9" fill="var(--sunken)" />
    <g transform="translate(60 -2)">
      <Head species="rodent" hue="rose" />
    </g>
    <rect x="72" y="80" width="96" height="14" rx="7" fill="color-mix(in oklab, var(--sky-mid), #5a2d10 22%)" />
    <path
      d="M80 92h80c10 8 14 16 14 28v32c0 9-6 15-15 15H81c-9 0-15-6-15-15v-32c0-12 4-20 14-28Z"
      fill="color-mix(in oklab, var(--sky-mid), #fff4e3 62%)"
    />
    <g fill={coin} stroke={edge} strokeWidth="2.5">
      <ellipse cx="96" cy="155" rx="17" ry="7" />
      <ellipse cx="141" cy="155" rx="17" ry="7" />
      <ellipse cx="119" cy="149" rx="17" ry="7" />
      <ellipse cx="102" cy="143" rx="17" ry="7" />
    </g>
    <path d="M80 112c-4 8-4 18-3 28" stroke="#fff" strokeWidth="6" strokeLinecap="round" fill="none" opacity=".7" />
    <g transform="rotate(-14 190 150)">
      <circle cx="194" cy="151" r="15" fill={coin} stroke={edge} strokeWidth="2.5" />
      <path
        d="M190 145v11M190 145h4a3 3 0 0 1 3 3v3M199 157v-11M199 157h-4"
        stroke={edge}
        strokeWidth="2.4"
        fill="none"
      />
    </g>
    <rect x="84" y="76" width="20" height="18" rx="9" fill="var(--rose-mid)" />
    <rect x="136" y="76" width="20" height="18" rx="9" fill="var(--rose-mid)" />
  </>
);
