import { useController, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { useFieldSummary, type FieldSummary } from './field-summary.ts';

/** Props of every form field. */
export type FieldProps<Values extends FieldValues, Name extends FieldPath<Values> = FieldPath<Values>> = {
  control: Control<Values>;
  name: Name;
  label: string;
  required?: boolean | undefined;
  hint?: string | undefined;
};

/** Label and text of the field where it is shown elsewhere; `read` gets its value alone. */
type Said = Omit<FieldSummary, 'names' | 'read'> & { read?: (value: unknown) => string | undefined };

/** A field's value, its message and a `focusOn` for the form to find it when it is the first with an error. */
export function useField<Values extends FieldValues>(control: Control<Values>, name: FieldPath<Values>, said?: Said) {
  const { field, fieldState } = useController({ control, name });
  const read = said?.read;
  useFieldSummary(said && { ...said, names: [name], read: read && ((values) => read(values[name])) });
  return {
    name: field.name,
    value: field.value as unknown,
    change: (value: unknown) => field.onChange(value as FieldPathValue<Values, FieldPath<Values>>),
    blur: field.onBlur,
    ref: field.ref,
    /** A ref for a composite: focuses what `selector` finds inside. */
    focusOn: (selector: string) => (element: HTMLElement | null) =>
      field.ref(element && { focus: () => element.querySelector<HTMLElement>(selector)?.focus() }),
    message: fieldState.error?.message,
    isInvalid: fieldState.invalid,
  };
}
