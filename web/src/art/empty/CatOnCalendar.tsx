/** Sleeps on a calendar with nothing in it but a heart; the tail sways. */
export const CatOnCalendar = () => (
  <>
    <ellipse cx="120" cy="167" rx="98" ry="9" fill="var(--sunken)" />
    <path
      className="empty-tail"
      d="M172 70c16 2 24 14 20 32-2 12 2 22 12 22"
      fill="none"
      stroke="color-mix(in oklab, var(--lilac-mid), #5a2d10 24%)"
      strokeWidth="12"
      strokeLinecap="round"
    />
    <path d="M58 84c0-30 26-46 62-46s64 16 64 46Z" fill="var(--lilac-mid)" />
    <path
      d="M136 41c5 1 6 12 4 22-1 5-7 5-7 0 0-9-2-23 3-22ZM154 46c5 2 6 10 5 18-1 4-6 4-7 0-1-8-3-20 2-18Z"
      fill="color-mix(in oklab, var(--lilac-mid), #5a2d10 28%)"
    />
    <path d="M52 80h136a8 8 0 0 1 8 8l4 70a9 9 0 0 1-9 9H49a9 9 0 0 1-9-9l4-70a8 8 0 0 1 8-8Z" fill="#fdf1de" />
    <path d="M52 80h136a8 8 0 0 1 8 8l1 17H43l1-17a8 8 0 0 1 8-8Z" fill="#e2704a" />
    <g fill="#e0cba9">
      <rect x="58" y="113" width="15" height="10" rx="3.5" />
      <rect x="58" y="129" width="15" height="10" rx="3.5" />
      <rect x="58" y="145" width="15" height="10" rx="3.5" />
      <rect x="79.5" y="113" width="15" height="10" rx="3.5" />
      <rect x="79.5" y="129" width="15" height="10" rx="3.5" />
      <rect x="79.5" y="145" width="15" height="10" rx="3.5" />
      <rect x="101" y="113" width="15" height="10" rx="3.5" />
      <rect x="101" y="129" width="15" height="10" rx="3.5" />
      <rect x="101" y="145" width="15" height="10" rx="3.5" />
      <rect x="122.5" y="113" width="15" height="10" rx="3.5" />
      <rect x="122.5" y="129" width="15" height="10" rx="3.5" />
      <rect x="122.5" y="145" width="15" height="10" rx="3.5" />
      <rect x="144" y="113" width="15" height="10" rx="3.5" />
      <rect x="144" y="129" width="15" height="10" rx="3.5" />
      <rect x="144" y="145" width="15" height="10" rx="3.5" />
      <rect x="165.5" y="113" width="15" height="10" rx="3.5" />
      <rect x="165.5" y="129" width="15" height="10" rx="3.5" />
      <rect x="165.5" y="145" width="15" height="10" rx="3.5" />
    </g>
    <path
      d="M151.5 150c-3.4-2.3-5.6-4-5.6-6.2a2.8 2.8 0 0 1 5.6-1 2.8 2.8 0 0 1 5.6 1c0 2.2-2.2 3.9-5.6 6.2Z"
      fill="#e2704a"
    />
    <g transform="translate(44 16) scale(.66)">
      <path d="M22 20c-3-1-6 1-6 5l1 35h30Z" fill="var(--lilac-mid)" />
      <path d="M98 20c3-1 6 1 6 5l-1 35H73Z" fill="var(--lilac-mid)" />
      <path d="M26 32c-2-1-3 0-3 2l1 22 16-8Z" fill="#f2a9a0" />
      <path d="M94 32c2-1 3 0 3 2l-1 22-16-8Z" fill="#f2a9a0" />
      <path d="M60 34c30 0 45 16 45 39 0 22-18 37-45 37S15 95 15 73c0-23 15-39 45-39Z" fill="var(--lilac-mid)" />
      <path
        d="M53 36h4v17a3 3 0 0 1-4 0ZM63 36h4v17a3 3 0 0 1-4 0Z"
        fill="color-mix(in oklab, var(--lilac-mid), #5a2d10 30%)"
      />
      <path
        d="M16 72h14a2.5 2.5 0 0 1 0 5H16ZM104 72H90a2.5 2.5 0 0 0 0 5h14Z"
        fill="color-mix(in oklab, var(--lilac-mid), #5a2d10 30%)"
      />
      <path
        d="M60 76c15 0 22 8 22 17 0 10-10 17-22 17s-22-7-22-17c0-9 7-17 22-17Z"
        fill="color-mix(in oklab, var(--lilac-mid), #fff4e3 82%)"
      />
      <path d="M33 69q7 6 14 0M73 69q7 6 14 0" fill="none" stroke="#2b2622" strokeWidth="3" strokeLinecap="round" />
      <path d="M54 80h12c2 0 2 2 1 3l-5 4a3 3 0 0 1-4 0l-5-4c-1-1-1-3 1-3Z" fill="#d9776d" />
      <path d="M52 91q4 6.4 8 0q4 6.4 8 0" fill="none" stroke="#3a2c26" strokeWidth="2.6" strokeLinecap="round" />
    </g>
    <ellipse cx="70" cy="88" rx="11" ry="7.5" fill="color-mix(in oklab, var(--lilac-mid), #fff4e3 45%)" />
    <ellipse cx="98" cy="88" rx="11" ry="7.5" fill="color-mix(in oklab, var(--lilac-mid), #fff4e3 45%)" />
    <path
      d="M136 22h9l-9 10h9M156 8h7l-7 8h7"
      fill="none"
      stroke="var(--line-field)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);
