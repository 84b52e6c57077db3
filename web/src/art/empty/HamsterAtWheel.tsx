/** Hamster beside its wheel, which turns for the last time. */
export const HamsterAtWheel = () => (
  <>
    <ellipse cx="120" cy="167" rx="98" ry="9" fill="var(--sunken)" />
    <path
      d="M88 82 56 164M88 82l32 82"
      stroke="color-mix(in oklab, var(--sage-mid), #5a2d10 34%)"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path
      d="M40 164h96"
      stroke="color-mix(in oklab, var(--sage-mid), #5a2d10 34%)"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <circle cx="88" cy="82" r="62" fill="none" stroke="var(--sage-mid)" strokeWidth="12" />
    <g
      className="empty-wheel"
      stroke="color-mix(in oklab, var(--sage-mid), #fff4e3 35%)"
      strokeWidth="5"
      strokeLinecap="round"
    >
      <path d="M138 82L144 82" />
      <path d="M134.2 101.1L139.7 103.4" />
      <path d="M123.4 117.4L127.6 121.6" />
      <path d="M107.1 128.2L109.4 133.7" />
      <path d="M88 132L88 138" />
      <path d="M68.9 128.2L66.6 133.7" />
      <path d="M52.6 117.4L48.4 121.6" />
      <path d="M41.8 101.1L36.3 103.4" />
      <path d="M38 82L32 82" />
      <path d="M41.8 62.9L36.3 60.6" />
      <path d="M52.6 46.6L48.4 42.4" />
      <path d="M68.9 35.8L66.6 30.3" />
      <path d="M88 32L88 26" />
      <path d="M107.1 35.8L109.4 30.3" />
      <path d="M123.4 46.6L127.6 42.4" />
      <path d="M134.2 62.9L139.7 60.6" />
    </g>
    <circle cx="88" cy="82" r="10" fill="color-mix(in oklab, var(--sage-mid), #5a2d10 34%)" />
    <circle cx="88" cy="82" r="4" fill="color-mix(in oklab, var(--sage-mid), #fff4e3 70%)" />
    <path d="M134 167c-8-32 8-58 40-58s50 26 42 58Z" fill="var(--rose-mid)" />
    <path d="M154 167c-4-20 4-38 20-38s26 18 22 38Z" fill="color-mix(in oklab, var(--rose-mid), #fff4e3 80%)" />
    <ellipse cx="150" cy="163" rx="13" ry="7" fill="color-mix(in oklab, var(--rose-mid), #fff4e3 45%)" />
    <ellipse cx="198" cy="163" rx="13" ry="7" fill="color-mix(in oklab, var(--rose-mid), #fff4e3 45%)" />
    <g transform="translate(124 42) scale(.8)">
      <circle cx="27" cy="36" r="16" fill="color-mix(in oklab, var(--rose-mid), #5a2d10 18%)" />
      <circle cx="93" cy="36" r="16" fill="color-mix(in oklab, var(--rose-mid), #5a2d10 18%)" />
      <circle cx="27" cy="37" r="9" fill="#f2a9a0" />
      <circle cx="93" cy="37" r="9" fill="#f2a9a0" />
      <path d="M60 28c28 0 46 18 46 44 0 24-18 38-46 38S14 96 14 72c0-26 18-44 46-44Z" fill="var(--rose-mid)" />
      <path
        d="M40 68c14 0 20 6 20 6s6-6 20-6c14 0 22 8 22 18-6 15-21 24-42 24S24 101 18 86c0-10 8-18 22-18Z"
        fill="color-mix(in oklab, var(--rose-mid), #fff4e3 80%)"
      />
      <circle cx="40" cy="60" r="8.2" fill="#fff" />
      <circle cx="37" cy="60" r="5.2" fill="#2b2622" />
      <circle cx="80" cy="60" r="8.2" fill="#fff" />
      <circle cx="77" cy="60" r="5.2" fill="#2b2622" />
      <ellipse cx="60" cy="74" rx="6" ry="4.5" fill="#d9776d" />
      <path d="M52 82q4 6.4 8 0q4 6.4 8 0" fill="none" stroke="#3a2c26" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M56 88h8v6h-8Z" fill="#fff" />
    </g>
    <ellipse
      cx="150"
      cy="136"
      rx="9"
      ry="7"
      fill="color-mix(in oklab, var(--rose-mid), #fff4e3 45%)"
      transform="rotate(-25 150 136)"
    />
    <ellipse
      cx="194"
      cy="136"
      rx="9"
      ry="7"
      fill="color-mix(in oklab, var(--rose-mid), #fff4e3 45%)"
      transform="rotate(25 194 136)"
    />
  </>
);
