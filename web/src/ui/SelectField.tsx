import type { FieldValues } from 'react-hook-form';
import { SelectList, type Option } from './SelectList.tsx';
import { useField, type FieldProps } from './use-field.ts';

type Props<V extends FieldValues> = FieldProps<V> & { options: readonly Option[]; placeholder?: string };

export function SelectField<V extends FieldValues>({ control, name, ...rest }: Props<V>) {
  const field = useField(control, name, {
    label: rest.label,
    read: (value) => rest.options.find(({ id }) => id === value)?.label,
  });
  return (
    <SelectList
      {...rest}
      ref={field.focusOn('button')}
      value={field.value as string | null | undefined}
      onChange={field.change}
      onBlur={field.blur}
      message={field.message}
    />
  );
}
