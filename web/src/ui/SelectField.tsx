import type { FieldValues } from 'react-hook-form';
import { SelectBox, type Option } from './SelectBox.tsx';
import { useField, type FieldProps } from './use-field.ts';

type Props<V extends FieldValues> = FieldProps<V> & { options: readonly Option[]; placeholder?: string };

export function SelectField<V extends FieldValues>({ control, name, ...rest }: Props<V>) {
  const field = useField(control, name);
  return (
    <SelectBox
      {...rest}
      ref={field.focusOn('button')}
      value={field.value as string | null | undefined}
      onChange={field.change}
      onBlur={field.blur}
      message={field.message}
    />
  );
}
