/** Lies among the pieces of a page, and looks away. */
export const DogWithTornPage = () => (
  <>
    <ellipse cx="120" cy="167" rx="98" ry="9" fill="var(--sunken)" />
    <path
      d="M196 140c14-4 22-16 18-30"
      fill="none"
      stroke="color-mix(in oklab, var(--apricot-mid), #5a2d10 20%)"
      strokeWidth="12"
      strokeLinecap="round"
    />
    <path d="M74 167c-2-40 24-62 66-62s68 24 66 62Z" fill="var(--apricot-mid)" />
    <g transform="rotate(-9 44 130)">
      <path d="M14 92h50l-7 11 9 10-9 12 8 12-9 11 6 14H14a5 5 0 0 1-5-5V97a5 5 0 0 1 5-5Z" fill="#fdf1de" />
      <path d="M20 104h26M20 150h24" stroke="#e0cba9" strokeWidth="4.5" strokeLinecap="round" />
      <text
        x="34"
        y="138"
        textAnchor="middle"
        fontFamily="Fredoka, sans-serif"
        fontWeight="600"
        fontSize="27"
        fill="#e2704a"
      >
        40
      </text>
    </g>
    <g transform="translate(66 22) scale(1)">
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
      <circle cx="41" cy="60" r="7.6" fill="#fff" />
      <circle className="empty-eye" cx="44" cy="61" r="4.6" fill="#2b2622" />
      <circle cx="79" cy="60" r="7.6" fill="#fff" />
      <circle className="empty-eye" cx="82" cy="61" r="4.6" fill="#2b2622" />
      <path d="M60 70c7 0 11 3 11 7s-6 8-11 8-11-4-11-8 4-7 11-7Z" fill="#3a2c26" />
      <path d="M50 88q5 8 10 0q5 8 10 0" fill="none" stroke="#3a2c26" strokeWidth="2.6" strokeLinecap="round" />
      <path
        d="M33 50q7-6 14-3M73 47q7-3 14 3"
        fill="none"
        stroke="color-mix(in oklab, var(--apricot-mid), #5a2d10 55%)"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
    </g>
    <g transform="rotate(6 140 130)">
      <path d="M112 115l5 10-8 11 8 11-6 13h52a5 5 0 0 0 5-5v-34a5 5 0 0 0-5-5Z" fill="#fdf1de" />
      <path d="M146 127h14M146 150h14" stroke="#e0cba9" strokeWidth="4.5" strokeLinecap="round" />
      <text
        x="132"
        y="148"
        textAnchor="middle"
        fontFamily="Fredoka, sans-serif"
        fontWeight="600"
        fontSize="27"
        fill="#e2704a"
      >
        4
      </text>
    </g>
    <path
      d="M104 106c6 8 12 12 22 12s17-4 23-12l-3 12c-4 5-12 8-20 8s-16-3-20-8Z"
      fill="color-mix(in oklab, var(--apricot-mid), #fff4e3 80%)"
    />
    <path d="M116 112q5 7.5 10 0q5 7.5 10 0" fill="none" stroke="#3a2c26" strokeWidth="2.6" strokeLinecap="round" />
    <ellipse cx="100" cy="164" rx="17" ry="8" fill="color-mix(in oklab, var(--apricot-mid), #fff4e3 45%)" />
    <ellipse cx="186" cy="164" rx="17" ry="8" fill="color-mix(in oklab, var(--apricot-mid), #fff4e3 45%)" />
  </>
);
