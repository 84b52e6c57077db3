export function EmptyBowl() {
  return (
    <svg viewBox="0 0 160 100" width="160" height="100" aria-hidden="true">
      <ellipse cx="80" cy="84" rx="66" ry="8" fill="var(--sunken)" />
      <path d="M30 46h100l-12 34a8 8 0 0 1-8 5H50a8 8 0 0 1-8-5Z" fill="var(--sky-mid)" />
      <ellipse cx="80" cy="46" rx="50" ry="10" fill="color-mix(in oklab, var(--sky-mid), #05231d 30%)" />
      <path d="M70 62a6 6 0 1 1 4-6h12a6 6 0 1 1 4 6 6 6 0 1 1-4 6H74a6 6 0 1 1-4-6Z" fill="#fff4e3" />
    </svg>
  );
}
