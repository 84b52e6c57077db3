/** Brings a receipt, which swings in its mouth. */
export const PuppyWithReceipt = () => (
  <>
    <ellipse cx="120" cy="167" rx="98" ry="9" fill="var(--sunken)" />
    <path
      d="M196 150c18-2 26-14 24-28"
      fill="none"
      stroke="color-mix(in oklab, var(--apricot-mid), #5a2d10 20%)"
      strokeWidth="11"
      strokeLinecap="round"
    />
    <path d="M122 167c-8-44 8-74 38-74s46 30 40 74Z" fill="var(--apricot-mid)" />
    <path d="M142 167c-4-26 2-48 18-48s22 22 18 48Z" fill="color-mix(in oklab, var(--apricot-mid), #fff4e3 80%)" />
    <ellipse cx="140" cy="163" rx="15" ry="8" fill="color-mix(in oklab, var(--apricot-mid), #fff4e3 45%)" />
    <ellipse cx="182" cy="163" rx="15" ry="8" fill="color-mix(in oklab, var(--apricot-mid), #fff4e3 45%)" />
    <g transform="translate(109 16) scale(.84)">
      <path d="M60 24c27 0 40 17 40 42s-15 44-40 44-40-19-40-44 13-42 40-42Z" fill="var(--apricot-mid)" />
      <path
        d="M60 24c6 0 9 6 9 18 0 13-3 20-9 20s-9-7-9-20c0-12 3-18 9-18Z"
        fill="color-mix(in oklab, var(--apricot-mid), #fff4e3 80%)"
      />
      <g>
        <path
          d="M35 25c-13-5-25 3-28 19-3 15 0 33 9 35 10 2 12-14 14-25 1-11 9-16 11-22 1-4-2-6-6-7Z"
          fill="color-mix(in oklab, var(--apricot-mid), #5a2d10 34%)"
        />
        <path
          d="M85 25c13-5 25 3 28 19 3 15 0 33-9 35-10 2-12-14-14-25-1-11-9-16-11-22-1-4 2-6 6-7Z"
          fill="color-mix(in oklab, var(--apricot-mid), #5a2d10 34%)"
        />
      </g>
      <ellipse cx="60" cy="84" rx="23" ry="19" fill="color-mix(in oklab, var(--apricot-mid), #fff4e3 80%)" />
      <circle cx="41" cy="60" r="4.6" fill="#2b2622" />
      <circle cx="42.6" cy="58.4" r="1.5" fill="#fff" />
      <circle cx="79" cy="60" r="4.6" fill="#2b2622" />
      <circle cx="80.6" cy="58.4" r="1.5" fill="#fff" />
      <path d="M60 70c7 0 11 3 11 7s-6 8-11 8-11-4-11-8 4-7 11-7Z" fill="#3a2c26" />
      <path d="M50 88q5 8 10 0q5 8 10 0" fill="none" stroke="#3a2c26" strokeWidth="2.6" strokeLinecap="round" />
    </g>
    <path
      className="empty-receipt"
      d="M170 88C142 84 112 84 92 90c-18 6-27 17-28 34l-4 38 9-5 8 6 9-6 8 6 9-5 2-33c0-9 5-13 14-14 14-2 36-2 51-4 10-2 11-16 2-19Z"
      fill="#fdf1de"
    />
    <defs>
      <clipPath id="puppy-lip">
        <path d="M30 60h60v31q-8 3-15-1-7 5-15 0-8 5-15 0-7 4-15 1Z" />
      </clipPath>
    </defs>
    <g transform="translate(109 16) scale(.84)">
      <g clipPath="url(#puppy-lip)">
        <ellipse cx="60" cy="84" rx="23" ry="19" fill="color-mix(in oklab, var(--apricot-mid), #fff4e3 80%)" />
        <path d="M60 70c7 0 11 3 11 7s-6 8-11 8-11-4-11-8 4-7 11-7Z" fill="#3a2c26" />
      </g>
      <path d="M50 89q5 8 10 0q5 8 10 0" fill="none" stroke="#3a2c26" strokeWidth="2.6" strokeLinecap="round" />
    </g>
    <g className="empty-receipt" stroke="#e0cba9" strokeWidth="4.5" strokeLinecap="round">
      <path d="M84 102h28M76 113h20M73 124h24M72 135h14" />
    </g>
    <g
      className="empty-receipt"
      stroke="#e2704a"
      strokeWidth="3"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M74 146v9M74 146h4a3 3 0 0 1 3 3v3M86 155v-9M86 155h-4" />
    </g>
  </>
);
