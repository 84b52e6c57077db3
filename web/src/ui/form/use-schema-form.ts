import { useEffect } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType<unknown, FieldValues>;

/**
 * The one form hook: all errors at submit, focus on the first, and a field's error goes away as soon as that field is
 * edited. The submitted values are the schema's *input* side (shekels, ISO text), as the server wants it.
 */
export function useSchemaForm<S extends Schema>(schema: S, defaultValues: DefaultValues<z.input<S>>) {
  const form = useForm<z.input<S>>({
    resolver: standardSchemaResolver(schema, undefined, { raw: true }) as unknown as Resolver<z.input<S>>,
    reValidateMode: 'onSubmit',
    defaultValues,
  });
  const { subscribe, clearErrors } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (!name) return;
          clearErrors(name as Path<z.input<S>>);
          clearErrors('root');
        },
      }),
    [subscribe, clearErrors],
  );
  return form;
}
