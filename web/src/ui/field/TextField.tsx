import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextBox } from './TextBox.tsx';
import { useField, type FieldProps } from '../form/use-field.ts';

type Props<V extends FieldValues> = FieldProps<V> &
  Pick<
    ComponentProps<typeof TextBox>,
    'type' | 'placeholder' | 'inputMode' | 'autoComplete' | 'autoFocus' | 'isReadOnly' | 'warning' | 'suggestions'
  >;

export function TextField<V extends FieldValues>({ control, name, ...rest }: Props<V>) {
  const { label, required } = rest;
  const field = useField(control, name, { label, weight: required ? 'name' : undefined });
  return (
    <TextBox
      {...rest}
      ref={field.ref}
      name={name}
      value={field.value as string | null | undefined}
      onChange={field.change}
      onBlur={field.blur}
      isInvalid={field.isInvalid}
      message={field.message}
    />
  );
}
