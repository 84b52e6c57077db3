import { useId, type ComponentProps, type Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldMessage, Hint, Label } from '../form/field-parts.tsx';

type Props = Pick<
  ComponentProps<typeof AriaTextField>,
  'autoComplete' | 'autoFocus' | 'isReadOnly' | 'name' | 'onBlur' | 'onKeyDown'
> & {
  label: string;
  value: string | null | undefined;
  onChange: (text: string) => void;
  required?: boolean | undefined;
  hint?: string | undefined;
  message?: string | undefined;
  isInvalid?: boolean;
  type?: 'text' | 'email' | 'tel' | 'password' | 'url' | undefined;
  /** Shown while it is empty: what an empty field stands for. */
  placeholder?: string | undefined;
  inputMode?: 'decimal' | 'numeric' | undefined;
  /** Worth a look, but no error. */
  warning?: string | undefined;
  /** Offered while typing; anything else may be typed too. */
  suggestions?: readonly string[] | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** A line of text, outside of a form. Inside a form use `TextField`. */
export function TextBox({ label, required, hint, warning, message, isInvalid, suggestions, ref, ...props }: Props) {
  const { type, placeholder, inputMode, value, ...rest } = props;
  const listId = useId();
  return (
    <AriaTextField
      {...rest}
      className="field"
      value={value ?? ''}
      isRequired={!!required}
      isInvalid={isInvalid ?? !!message}
      validationBehavior="aria"
      {...(type && { type })}
    >
      <Label required={required}>{label}</Label>
      <Input
        {...(ref && { ref })}
        className="control"
        {...(placeholder && { placeholder })}
        {...(inputMode && { inputMode })}
        {...(suggestions && { list: listId })}
        {...(type && type !== 'text' && type !== 'password' && { dir: 'auto' })}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
      <Hint isWarning={!!warning}>{warning ?? hint}</Hint>
      <FieldMessage message={message} />
    </AriaTextField>
  );
}
