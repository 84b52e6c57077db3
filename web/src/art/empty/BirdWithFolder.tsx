/** Holds an empty medical file, and waves. */
export const BirdWithFolder = () => (
  <>
    <ellipse cx="120" cy="167" rx="98" ry="9" fill="var(--sunken)" />
    <path
      d="M132 150v14M132 164h-9M132 164h8M162 150v14M162 164h-9M162 164h8"
      stroke="#d98a2b"
      strokeWidth="5"
      strokeLinecap="round"
      fill="none"
    />
    <path d="M184 128c14 2 26 12 30 26-16 2-30-4-38-14Z" fill="color-mix(in oklab, var(--butter-mid), #5a2d10 30%)" />
    <g transform="translate(72 8) scale(1.28)">
      <path
        d="M58 30c-4-12 2-22 10-26 1 7 1 11-1 16 5-6 10-8 15-8-1 8-5 14-11 19Z"
        fill="color-mix(in oklab, var(--butter-mid), #5a2d10 28%)"
      />
      <path d="M60 24c26 0 40 18 40 42 0 27-16 44-40 44S20 93 20 66c0-24 14-42 40-42Z" fill="var(--butter-mid)" />
      <circle cx="34" cy="74" r="10" fill="#f0884f" opacity=".75" />
      <circle cx="86" cy="74" r="10" fill="#f0884f" opacity=".75" />
      <path
        d="M60 86c16 0 26 8 28 17-7 5-17 7-28 7s-21-2-28-7c2-9 12-17 28-17Z"
        fill="color-mix(in oklab, var(--butter-mid), #fff4e3 70%)"
      />
      <circle cx="41" cy="56" r="8.5" fill="#fff" />
      <circle cx="79" cy="56" r="8.5" fill="#fff" />
      <circle cx="42" cy="57" r="4.6" fill="#2b2622" />
      <circle cx="78" cy="57" r="4.6" fill="#2b2622" />
      <path d="M60 58c9 0 13 6 12 12-1 8-8 15-12 15s-11-7-12-15c-1-6 3-12 12-12Z" fill="#f2a03d" />
      <path d="M48 69c8 4 16 4 24 0" stroke="#c9761b" strokeWidth="2.4" fill="none" strokeLinecap="round" />
    </g>
    <g transform="rotate(-7 76 120)">
      <path
        d="M36 90h26l7 9h45a7 7 0 0 1 7 7v44a8 8 0 0 1-8 8H37a8 8 0 0 1-8-8V97a7 7 0 0 1 7-7Z"
        fill="color-mix(in oklab, var(--sky-mid), #5a2d10 26%)"
      />
      <path d="M40 84h64a4 4 0 0 1 4 4v40H36V88a4 4 0 0 1 4-4Z" fill="#fdf1de" />
      <path d="M46 94h40M46 102h30" stroke="#e0cba9" strokeWidth="4.5" strokeLinecap="round" />
      <path
        d="M27 110h96a6 6 0 0 1 6 7l-4 36a8 8 0 0 1-8 7H35a8 8 0 0 1-8-7l-5-36a6 6 0 0 1 5-7Z"
        fill="var(--sky-mid)"
      />
      <path d="M70 122h10v9h9v10h-9v9H70v-9h-9v-10h9Z" fill="#fdf1de" />
    </g>
    <path
      className="empty-wing"
      d="M178 92c8 22-6 44-34 48-14 2-26-2-28-7s6-8 16-9c16-2 28-12 30-30Z"
      fill="color-mix(in oklab, var(--butter-mid), #5a2d10 22%)"
    />
  </>
);
