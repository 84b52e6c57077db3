import './option-box.css';
import { useId } from 'react';

export type Option<T extends string> = { value: T; label: string; /** Explains the option. */ text: string };

type Props<T extends string> = {
  label: string;
  options: readonly Option<T>[];
  /** Undefined, with no option chosen, for a value that is none of the options. */
  value: T | undefined;
  onChange: (value: T) => void;
  /** Side by side, where there is room. */
  isRow?: boolean;
};

/** A choice of few that each want a sentence. */
export function OptionBox<T extends string>({ label, options, value, onChange, isRow }: Props<T>) {
  const id = useId();
  return (
    <fieldset className="field choices" role="radiogroup" aria-labelledby={`${id}label`}>
      <legend id={`${id}label`} className="lbl">
        {label}
      </legend>
      <div className={isRow ? 'options in-row' : 'options'}>
        {options.map((option) => (
          <label key={option.value} className="option">
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${id}${option.value}`}
              aria-describedby={`${id}${option.value}text`}
            />
            <b id={`${id}${option.value}`}>{option.label}</b>
            <small id={`${id}${option.value}text`}>{option.text}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
