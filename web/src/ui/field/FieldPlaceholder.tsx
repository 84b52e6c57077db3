import type { ReactNode } from 'react';

/** The place of a field whose code is still to come. */
export const FieldPlaceholder = ({ label, children }: { label: string; children?: ReactNode }) => (
  <div className="field" aria-hidden="true">
    <span className="lbl">{label}</span>
    <span className="control">{children}</span>
  </div>
);
