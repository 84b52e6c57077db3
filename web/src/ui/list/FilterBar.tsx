import type { ReactNode } from 'react';

/** Filters side by side; as many per row as fit. The key `F` enters the first: see shell/shortcuts.ts. */
export const FilterBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className="filters" aria-label={label} aria-keyshortcuts="F">
    {children}
  </section>
);
