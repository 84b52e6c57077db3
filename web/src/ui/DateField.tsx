import type { FieldValues } from 'react-hook-form';
import { DateBox } from './DateBox.tsx';
import { useField, type FieldProps } from './use-field.ts';

/** A calendar day as 'YYYY-MM-DD' text; '' when empty. */
export function DateField<V extends FieldValues>({ control, name, ...rest }: FieldProps<V>) {
  const field = useField(control, name);
  return (
    <DateBox
      {...rest}
      ref={field.focusOn('[role=spinbutton]')}
      value={field.value as string | null | undefined}
      onChange={field.change}
      onBlur={field.blur}
      message={field.message}
    />
  );
}
