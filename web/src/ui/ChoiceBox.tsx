import { useId, type ReactNode, type Ref } from 'react';
import { useTranslate } from './translate.ts';

/** `art` stands before the label. */
export type Choice<T> = { value: T; label: string; art?: ReactNode };

type Props<T> = {
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
  onBlur?: () => void;
  required?: boolean | undefined;
  hint?: string | undefined;
  message?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** A choice of few, all of them in sight, outside of a form. Inside a form use `ChoiceField`. */
export function ChoiceBox<T extends string | boolean | null>(props: Props<T>) {
  const { label, choices, value, onChange, onBlur, required, hint, message, ref } = props;
  const translate = useTranslate();
  const id = useId();
  return (
    <fieldset className="field choices" aria-describedby={message || hint ? id : undefined}>
      <legend className={required ? 'lbl required' : 'lbl'}>{label}</legend>
      <div className="choice-row" data-invalid={message ? true : undefined}>
        {choices.map((choice, index) => (
          <label key={String(choice.value)} className="pill">
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              className="sr"
              name={id}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              onBlur={onBlur}
            />
            {choice.art}
            {choice.label}
          </label>
        ))}
      </div>
      {(message || hint) && (
        <p id={id} className={message ? 'err' : 'hint'}>
          {message ? translate(message) : hint}
        </p>
      )}
    </fieldset>
  );
}
