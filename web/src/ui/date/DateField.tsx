import type { FieldValues } from 'react-hook-form';
import { DateBox } from './DateBox.tsx';
import type { YearDirection } from './parse-day.ts';
import { useField, type FieldProps } from '../form/use-field.ts';

/** A calendar day as 'YYYY-MM-DD' text; '' when empty. */
type Props<V extends FieldValues> = FieldProps<V> & { leaning?: YearDirection | undefined };

export function DateField<V extends FieldValues>({ control, name, ...rest }: Props<V>) {
  const field = useField(control, name, { label: rest.label, as: 'day' });
  return (
    <DateBox
      {...rest}
      ref={field.focusOn('input[type=text], [role=spinbutton]')}
      value={field.value as string | null | undefined}
      onChange={field.change}
      onBlur={field.blur}
      message={field.message}
    />
  );
}
