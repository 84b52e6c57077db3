import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Input } from 'react-aria-components/Input';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Err, Hint, Label } from './field-parts.tsx';
import { useField, type FieldProps } from './use-field.ts';

type Props<V extends FieldValues> = FieldProps<V> & {
  type?: 'text' | 'email' | 'tel' | 'password' | 'url';
  autoComplete?: string;
  autoFocus?: boolean;
  /** Worth a look, but no error. */
  warning?: string | undefined;
  /** Offered while typing; anything else may be typed too. */
  suggestions?: readonly string[] | undefined;
};

export function TextField<V extends FieldValues>(props: Props<V>) {
  const { control, name, label, required, hint, warning, type, suggestions, ...rest } = props;
  const field = useField(control, name, { label, weight: required ? 'name' : undefined });
  const listId = useId();
  return (
    <AriaTextField
      {...rest}
      className="field"
      name={name}
      value={(field.value as string | null | undefined) ?? ''}
      onChange={field.change}
      onBlur={field.blur}
      isRequired={!!required}
      isInvalid={field.isInvalid}
      validationBehavior="aria"
      {...(type && { type })}
    >
      <Label required={required}>{label}</Label>
      <Input
        ref={field.ref}
        className="control"
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
      <Err message={field.message} />
    </AriaTextField>
  );
}
