import type { ComponentProps } from 'react';

type Props = ComponentProps<'input'> & { name: string; label: string; hint?: string };

/** A field of a plain HTML form; the page's script writes its error. */
export const FormField = ({ name, label, hint, ...input }: Props) => (
  <div className="field">
    <label className="lbl" htmlFor={name}>
      {label}
    </label>
    <input
      id={name}
      name={name}
      className="control"
      required
      aria-describedby={hint ? `${name}-error ${name}-hint` : `${name}-error`}
      {...input}
    />
    {hint && (
      <p id={`${name}-hint`} className="hint">
        {hint}
      </p>
    )}
    <FieldError name={name} />
  </div>
);

/** A `FormField` with several lines. */
export const FormArea = ({ name, label, ...area }: ComponentProps<'textarea'> & { name: string; label: string }) => (
  <div className="field">
    <label className="lbl" htmlFor={name}>
      {label}
    </label>
    <textarea id={name} name={name} className="control" required aria-describedby={`${name}-error`} {...area} />
    <FieldError name={name} />
  </div>
);

/** An address is typed from left to right in every language, and begins where this stands. */
export const EmailField = ({ label, autoComplete = 'username' }: { label: string; autoComplete?: string }) => (
  <FormField
    name="email"
    label={label}
    type="email"
    autoComplete={autoComplete}
    dir="ltr"
    placeholder="name@example.com"
  />
);

/** Empty, and so unseen, until there is something to say. */
export const FieldError = ({ name }: { name: string }) => (
  <p id={`${name}-error`} className="err" data-error={name} role="alert" />
);
