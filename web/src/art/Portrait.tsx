import type { ReactNode } from 'react';

/** Drawn people, nobody in particular: whoever does a job is shown by it. */
const people = {
  curls: (
    <>
      <g fill="#2f221d">
        <circle cx="36" cy="40" r="17" />
        <circle cx="60" cy="28" r="20" />
        <circle cx="84" cy="40" r="17" />
        <circle cx="29" cy="60" r="13" />
        <circle cx="91" cy="60" r="13" />
      </g>
      <path d="M50 78h20v22H50Z" fill="color-mix(in oklab, #d9a074, #5a2d10 14%)" />
      <path d="M12 124c2-22 18-30 36-32 3 6 21 6 24 0 18 2 34 10 36 32Z" fill="var(--clay)" />
      <path d="M60 26c19 0 28 13 28 30 0 18-12 32-28 32S32 74 32 56c0-17 9-30 28-30Z" fill="#d9a074" />
      <path d="M33 52c4-18 14-24 27-24s23 6 27 24c-8-8-18-11-27-11s-19 3-27 11Z" fill="#2f221d" />
      <circle cx="49" cy="60" r="3.4" fill="#2b2622" />
      <circle cx="71" cy="60" r="3.4" fill="#2b2622" />
      <circle cx="43" cy="69" r="5" fill="#e2705a" opacity=".28" />
      <circle cx="77" cy="69" r="5" fill="#e2705a" opacity=".28" />
      <g fill="none" stroke="#3a2c26" strokeWidth="2.6">
        <circle cx="48.5" cy="60" r="9" />
        <circle cx="71.5" cy="60" r="9" />
        <path d="M57.5 59q2.500-2 5 0" />
      </g>
      <path d="M52 74q8 7 16 0" fill="none" stroke="#8a3d2c" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  short: (
    <>
      <path d="M50 78h20v22H50Z" fill="color-mix(in oklab, #e9bd97, #5a2d10 14%)" />
      <path d="M12 124c2-22 18-30 36-32 3 6 21 6 24 0 18 2 34 10 36 32Z" fill="var(--pine)" />
      <path d="M60 26c19 0 28 13 28 30 0 18-12 32-28 32S32 74 32 56c0-17 9-30 28-30Z" fill="#e9bd97" />
      <path
        d="M33 60c2 20 12 32 27 32s25-12 27-32c-4 8-8 10-14 10-4-2-9-2-13 0-4-2-9-2-13 0-6 0-10-2-14-10Z"
        fill="#6d4a30"
      />
      <path d="M31 58c-3-26 10-38 29-38 20 0 32 12 29 38-3-6-4-11-6-15-10 2-34 3-44-2-4 4-6 10-8 17Z" fill="#6d4a30" />
      <circle cx="49" cy="60" r="3.4" fill="#2b2622" />
      <circle cx="71" cy="60" r="3.4" fill="#2b2622" />
      <circle cx="43" cy="69" r="5" fill="#e2705a" opacity=".28" />
      <circle cx="77" cy="69" r="5" fill="#e2705a" opacity=".28" />
      <path d="M52 76q8 7 16 0" fill="none" stroke="#fff4e3" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  bun: (
    <>
      <circle cx="60" cy="15" r="13" fill="#3b2a20" />
      <path d="M60 22c24 0 34 16 33 38H27c-1-22 9-38 33-38Z" fill="#3b2a20" />
      <path d="M50 78h20v22H50Z" fill="color-mix(in oklab, #c68a5f, #5a2d10 14%)" />
      <path d="M12 124c2-22 18-30 36-32 3 6 21 6 24 0 18 2 34 10 36 32Z" fill="var(--info)" />
      <path d="M60 26c19 0 28 13 28 30 0 18-12 32-28 32S32 74 32 56c0-17 9-30 28-30Z" fill="#c68a5f" />
      <path d="M32 56c2-20 13-29 28-29s26 9 28 29c-7-10-17-16-28-16s-21 6-28 16Z" fill="#3b2a20" />
      <circle cx="49" cy="60" r="3.4" fill="#2b2622" />
      <circle cx="71" cy="60" r="3.4" fill="#2b2622" />
      <circle cx="43" cy="69" r="5" fill="#e2705a" opacity=".28" />
      <circle cx="77" cy="69" r="5" fill="#e2705a" opacity=".28" />
      <path d="M52 74q8 7 16 0" fill="none" stroke="#8a3d2c" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type Person = keyof typeof people;

export const Portrait = ({ person, size }: { person: Person; size: number }) => (
  <svg viewBox="0 0 120 120" width={size} height={size} className="drawn-person" aria-hidden="true">
    <rect width="120" height="120" fill="var(--surface)" />
    {people[person]}
  </svg>
);
