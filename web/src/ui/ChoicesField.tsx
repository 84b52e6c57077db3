import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { GroupMessage } from './GroupMessage.tsx';
import { useField, type FieldProps } from './use-field.ts';

type Props<V extends FieldValues> = FieldProps<V> & {
  choices: readonly { value: number; label: string; /** Heard instead of the label. */ name?: string }[];
};

/** As many as one wants of few, all of them in sight. Its value is the list of those that are chosen. */
export function ChoicesField<V extends FieldValues>({ control, name, label, hint, choices }: Props<V>) {
  const said = (value: unknown) =>
    choices.flatMap((choice) => ((value as number[]).includes(choice.value) ? choice.label : [])).join(', ');
  const field = useField(control, name, { label, read: (value) => (Array.isArray(value) ? said(value) : undefined) });
  const id = useId();
  const chosen = (field.value ?? []) as readonly number[];
  const toggle = (value: number) =>
    field.change(
      chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value].toSorted((a, b) => a - b),
    );
  return (
    <fieldset
      className="field choices"
      aria-labelledby={`${id}label`}
      aria-describedby={field.message || hint ? id : undefined}
      aria-invalid={field.isInvalid || undefined}
    >
      <legend id={`${id}label`} className="lbl">
        {label}
      </legend>
      <div className="choice-row" data-invalid={field.message ? true : undefined}>
        {choices.map(({ value, label: said, name: heard }, index) => (
          <label key={value} className="pill small">
            <input
              ref={index === 0 ? field.ref : undefined}
              type="checkbox"
              className="sr"
              aria-label={heard}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
              onBlur={field.blur}
            />
            <bdi>{said}</bdi>
          </label>
        ))}
      </div>
      <GroupMessage id={id} message={field.message} hint={hint} />
    </fieldset>
  );
}
