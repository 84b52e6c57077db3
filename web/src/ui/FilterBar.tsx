import type { ReactNode } from 'react';

/** Filters side by side; as many per row as fit. */
export const FilterBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className="filters" aria-label={label}>
    {children}
  </section>
);
