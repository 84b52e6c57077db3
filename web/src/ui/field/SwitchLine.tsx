import './switch.css';
import { type ReactNode, useId } from 'react';

type Props = {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
};

/** One of several switches in a card, with its label at the start of the line. */
export function SwitchLine({ label, hint, isOn, isDisabled = false, onChange }: Props) {
  const id = useId();
  return (
    <div className="switch-row">
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p className="hint" id={`${id}hint`}>
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className="switch"
        aria-checked={isOn}
        aria-describedby={hint ? `${id}hint` : undefined}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  );
}
