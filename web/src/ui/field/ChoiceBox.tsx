import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { GroupMessage } from '../form/GroupMessage.tsx';

/** `art` stands before the label; `lang` is the label's language where it is not the page's. */
export type Choice<T> = { value: T; label: string; lang?: string; art?: ReactNode };

type Props<T> = {
  label: string;
  /** Picture before the label. */
  art?: ReactNode;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
  onBlur?: () => void;
  required?: boolean | undefined;
  hint?: string | undefined;
  message?: string | undefined;
  /** Tiles carry their art above the label. */
  look?: 'pills' | 'tiles';
  ref?: Ref<HTMLInputElement>;
};

/** A choice of few, all of them in sight, outside of a form. Inside a form use `ChoiceField`. A letter chooses, too. */
export function ChoiceBox<T extends string | boolean | null>(props: Props<T>) {
  const { label, art, choices, value, onChange, onBlur, required, hint, message, look = 'pills', ref } = props;
  const id = useId();

  function onKeyDown(event: KeyboardEvent<HTMLFieldSetElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const found = byLetter(choices, value, event.key);
    if (found === undefined) return;
    event.preventDefault();
    onChange(choices[found]!.value);
    event.currentTarget.querySelectorAll('input')[found]?.focus();
  }

  return (
    <fieldset
      className="field choices"
      role="radiogroup"
      aria-labelledby={`${id}label`}
      aria-describedby={message || hint ? id : undefined}
      aria-required={required || undefined}
      aria-invalid={message ? true : undefined}
      onKeyDown={onKeyDown}
    >
      <legend id={`${id}label`} className={required ? 'lbl required' : 'lbl'}>
        {art}
        {label}
      </legend>
      <div
        className={look === 'tiles' ? 'choice-row choice-tiles' : 'choice-row'}
        data-invalid={message ? true : undefined}
      >
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
            <bdi lang={choice.lang}>{choice.label}</bdi>
          </label>
        ))}
      </div>
      <GroupMessage id={id} message={message} hint={hint} />
    </fieldset>
  );
}

/** The place of the next choice that begins with a letter; again from the first after the last. */
function byLetter<T>(choices: readonly Choice<T>[], value: T, key: string) {
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const from = choices.findIndex((choice) => choice.value === value) + 1;
  const places = choices.map((_, index) => (from + index) % choices.length);
  return places.find((place) => choices[place]!.label.toLocaleLowerCase().startsWith(letter));
}
