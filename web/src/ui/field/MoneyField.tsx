import type { FieldValues } from 'react-hook-form';
import { NumberField } from './NumberField.tsx';
import type { FieldProps } from '../form/use-field.ts';

/** A sum in shekels with two decimals. */
export const MoneyField = <V extends FieldValues>(props: FieldProps<V>) => (
  <NumberField {...props} unit="₪" decimals={2} as="ils" />
);
