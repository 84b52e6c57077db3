import type { FieldValues } from 'react-hook-form';
import { ChoiceBox, type Choice } from './ChoiceBox.tsx';
import { useField, type FieldProps } from '../form/use-field.ts';

type Props<V extends FieldValues> = FieldProps<V> & { choices: readonly Choice<string | boolean | null>[] };

/** A choice of few; a choice of `null` is the one for "not known". */
export function ChoiceField<V extends FieldValues>({ control, name, ...rest }: Props<V>) {
  const field = useField(control, name, {
    label: rest.label,
    read: (value) => rest.choices.find((choice) => choice.value === value)?.label,
  });
  return (
    <ChoiceBox
      {...rest}
      ref={field.ref}
      value={field.value as string | boolean | null}
      onChange={field.change}
      onBlur={field.blur}
      message={field.message}
    />
  );
}
