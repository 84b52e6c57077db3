import { useId } from 'react';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';

type Props<V extends string> = {
  label: string;
  /** A choice without a colour means none. */
  choices: readonly { value: V; label: string; colour: string | undefined }[];
  value: V;
  onChange: (value: V) => void;
};

/** A choice of colours; the name of the chosen one stands beside the label. */
export function ColorSwatches<V extends string>({ label, choices, value, onChange }: Props<V>) {
  const name = useId();
  return (
    <fieldset className="field choices">
      <legend className="lbl">
        {label}: {choices.find((choice) => choice.value === value)?.label}
      </legend>
      <div className="swatches">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={choice.colour ? 'swatch' : 'swatch none'}
            title={choice.label}
            style={{ color: choice.colour }}
          >
            <input
              type="radio"
              className="sr"
              name={name}
              aria-label={choice.label}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.value === value ? (
              <Check size={20} strokeWidth={3} aria-hidden="true" />
            ) : (
              !choice.colour && <Ban size={20} aria-hidden="true" />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
