import type { ReactNode } from 'react';
import { FieldError } from './FormField.tsx';

/** A box to tick, with its words beside it. */
export const FormCheckbox = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="field">
    <label className="check">
      <input id={name} name={name} type="checkbox" required aria-describedby={`${name}-error`} />
      <span>{children}</span>
    </label>
    <FieldError name={name} />
  </div>
);
