import type { FieldValues } from 'react-hook-form';
import { SelectList, type Option } from './SelectList.tsx';
import type { FieldSummary } from '../form/field-summary.ts';
import { useField, type FieldProps } from '../form/use-field.ts';

type Props<V extends FieldValues> = FieldProps<V> & { options: readonly Option[]; placeholder?: string } & Pick<
    FieldSummary,
    'weight'
  >;

export function SelectField<V extends FieldValues>({ control, name, weight, ...rest }: Props<V>) {
  const field = useField(control, name, {
    label: rest.label,
    weight,
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
