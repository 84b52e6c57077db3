import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useTexts } from '../../i18n/use-texts.ts';
import { authTexts } from './auth-texts.ts';
import { FieldError } from '../forms/FormField.tsx';
import { PasswordStrength } from './PasswordStrength.tsx';

type Props = {
  name: string;
  label: string;
  autoComplete: string;
  hint?: string;
  /** Has the button that shows the passwords of its form. */
  canBeSeen?: boolean;
  isRated?: boolean;
};

export const PasswordField = ({ name, label, autoComplete, hint, canBeSeen, isRated }: Props) => (
  <div className="field">
    <label className="lbl" htmlFor={name}>
      {label}
    </label>
    <div className="secret">
      <input
        id={name}
        name={name}
        type="password"
        dir="ltr"
        className="control"
        autoComplete={autoComplete}
        required
        aria-describedby={hint ? `${name}-error ${name}-hint` : `${name}-error`}
      />
      {canBeSeen && <ShowButton />}
    </div>
    {isRated && <PasswordStrength />}
    {hint && (
      <p id={`${name}-hint`} className="hint">
        {hint}
      </p>
    )}
    <FieldError name={name} />
  </div>
);

/** The name of the button is text inside it, not a label: a search for the field by its label finds the field alone. */
const ShowButton = () => (
  <button type="button" className="icon-btn" aria-pressed="false" data-show-typed>
    <Eye size={20} aria-hidden="true" />
    <EyeOff size={20} aria-hidden="true" />
    <span className="sr">{useTexts(authTexts).showPassword}</span>
  </button>
);
