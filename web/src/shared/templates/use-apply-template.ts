import { useFormContext, useFormState } from 'react-hook-form';
import { isSameWhenStored } from '../../lib/is-same-when-stored.ts';

/** Values that a template has set, by field. */
export type TemplateValues = Readonly<Record<string, unknown>>;

/** Fills the form around it from a template, and leaves what somebody has filled in otherwise than a template did. */
export function useApplyTemplate(filled: TemplateValues) {
  const { getValues, setValue } = useFormContext();
  const { dirtyFields, isSubmitted } = useFormState();
  const isTheirs = (name: string) => !!dirtyFields[name] && !isSameWhenStored(getValues(name), filled[name]);

  /** Fields that are one thing together are put together, or stay. */
  function fillIn(values: TemplateValues, groups: readonly (readonly string[])[]) {
    const ours = groups.filter((names) => !names.some(isTheirs));
    const put = ours.flat();
    for (const name of put) setValue(name, values[name], { shouldDirty: true, shouldValidate: isSubmitted });
    return {
      filled: { ...filled, ...Object.fromEntries(put.map((name) => [name, values[name]])) },
      staysAny: ours.length < groups.length,
    };
  }
  return { isTheirs, fillIn };
}
