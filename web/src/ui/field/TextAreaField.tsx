import type { FieldValues } from 'react-hook-form';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldMessage, Hint, Label } from '../form/field-parts.tsx';
import { useField, type FieldProps } from '../form/use-field.ts';

type Props<V extends FieldValues> = FieldProps<V> & { rows?: number; isReadOnly?: boolean };

export function TextAreaField<V extends FieldValues>({
  control,
  name,
  label,
  required,
  hint,
  rows = 3,
  isReadOnly = false,
}: Props<V>) {
  const field = useField(control, name, { label, weight: 'long' });
  return (
    <AriaTextField
      className="field"
      name={name}
      value={(field.value as string | null | undefined) ?? ''}
      onChange={field.change}
      onBlur={field.blur}
      isRequired={!!required}
      isReadOnly={isReadOnly}
      isInvalid={field.isInvalid}
      validationBehavior="aria"
    >
      <Label required={required}>{label}</Label>
      <TextArea ref={field.ref} rows={rows} className="control" />
      <Hint>{hint}</Hint>
      <FieldMessage message={field.message} />
    </AriaTextField>
  );
}
