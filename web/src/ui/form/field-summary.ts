import { createContext, use, useEffect } from 'react';

/** Label and text value of a field, or of several fields that form one value. */
export type FieldSummary = {
  names: readonly string[];
  label: string;
  /** Format of the value; without it the value is text as it is, unless `read` converts it. */
  as?: 'ils' | 'day' | 'number' | undefined;
  /** Undefined for a value that is missing, or has no text. */
  read?: ((values: Readonly<Record<string, unknown>>) => string | undefined) | undefined;
  /** Role of the value: the name of the whole, or a long text. */
  weight?: 'name' | 'long' | undefined;
};

/** Field summaries of a form, in its order, for components that show its values elsewhere. */
export type FieldSummaries = Map<string, FieldSummary>;
export const FieldSummariesContext = createContext<FieldSummaries | null>(null);

export function useFieldSummary(reading: FieldSummary | undefined) {
  const readings = use(FieldSummariesContext);
  const key = reading?.names.join(' ');
  // Runs at every render: the choices and texts that `read` uses may have changed.
  useEffect(() => void (reading && readings?.set(key!, reading)));
  useEffect(() => () => void (key !== undefined && readings?.delete(key)), [readings, key]);
}

/** Summary of several fields of a form that form one value. */
export function GroupSummary(reading: FieldSummary) {
  useFieldSummary(reading);
  return null;
}
