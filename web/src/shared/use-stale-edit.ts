import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../lib/api-error.ts';

/**
 * An edit that began from an older version than the server has (409). `guard` goes around the form's save;
 * `StaleNotice` shows what can be done. `valuesOf` reads the form's values from the state that the answer carries.
 */
export function useStaleEdit<V extends FieldValues & { version?: number | undefined }, Current>(
  form: UseFormReturn<V>,
  valuesOf: (current: Current) => V,
) {
  const [current, setCurrent] = useState<V | null>(null);
  return {
    isStale: current !== null,
    guard: (save: (values: V, then?: string) => Promise<unknown>) => async (values: V, then?: string) => {
      setCurrent(null);
      try {
        await save(values, then);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
        setCurrent(valuesOf((error.body as { current: Current }).current));
      }
    },
    load: () => {
      if (current) form.reset(current);
      setCurrent(null);
    },
    /** The next save is meant to replace what somebody else saved. */
    keep: () => {
      if (current) form.setValue('version' as Path<V>, current.version as V[Path<V>]);
    },
  };
}

export type StaleEdit = Pick<ReturnType<typeof useStaleEdit>, 'isStale' | 'load' | 'keep'>;
