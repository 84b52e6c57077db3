import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { GroupMessage } from '../form/GroupMessage.tsx';
import { useField, type FieldProps } from '../form/use-field.ts';

type Value = number | string;
type Props<V extends FieldValues> = FieldProps<V> & {
  /** The order of choice matters, and is shown beside the choices. */
  isOrdered?: boolean;
  choices: readonly { value: Value; label: string; /** Heard instead of the label. */ name?: string }[];
  /** Reads what is chosen elsewhere, and is no choice here. */
  labelOf?: (value: Value) => string;
};

/** Any number of a few visible choices. The value is the list of the chosen ones. */
export function MultiChoiceField<V extends FieldValues>(props: Props<V>) {
  const { control, name, label, hint, isOrdered, choices, labelOf } = props;
  const inTurn = (values: readonly Value[]) =>
    isOrdered ? values : choices.flatMap(({ value }) => (values.includes(value) ? value : []));
  const said = (value: unknown) =>
    (labelOf ? (value as Value[]) : inTurn(value as Value[]))
      .flatMap((one) => choices.find((choice) => choice.value === one)?.label ?? labelOf?.(one) ?? [])
      .join(', ');
  const field = useField(control, name, { label, read: (value) => (Array.isArray(value) ? said(value) : undefined) });
  const id = useId();
  const chosen = (field.value ?? []) as readonly Value[];
  const toggle = (value: Value) =>
    field.change(chosen.includes(value) ? chosen.filter((one) => one !== value) : inTurn([...chosen, value]));
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
            <bdi>
              {isOrdered && chosen.length > 1 && chosen.includes(value)
                ? `${chosen.indexOf(value) + 1}. ${said}`
                : said}
            </bdi>
          </label>
        ))}
      </div>
      <GroupMessage id={id} message={field.message} hint={hint} />
    </fieldset>
  );
}
