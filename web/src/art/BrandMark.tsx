/** Brand mark: one head, half cat (pointed ear), half dog (soft ear), heart nose. */
export function BrandMark({ size = 36 }: { size?: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path d="M10 4c-2.500-1.200-5 .3-5 3.200L6 27l15-13Z" fill="var(--pine)" />
      <path d="M24 12c13 0 19 7 19 17S35 46 24 46 5 39 5 29s6-17 19-17Z" fill="var(--pine)" />
      <path d="M33 9c7-4 13 0 14 9 1 8 0 15-4 16-5 0-5-8-6-13s-6-4-6-8c0-2 1-3 2-4Z" fill="var(--apricot-mid)" />
      <circle cx="16.5" cy="27" r="2.7" fill="var(--on-pine)" />
      <circle cx="31.5" cy="27" r="2.7" fill="var(--on-pine)" />
      <path
        d="M24 39.5c-3.4-2.3-5.4-4-5.4-6.3a2.8 2.8 0 0 1 5.4-1.1 2.8 2.8 0 0 1 5.4 1.1c0 2.300-2 4-5.400 6.300Z"
        fill="var(--apricot-mid)"
      />
    </svg>
  );
}
