import { createContext, use, useEffect } from 'react';

/** How a field, or several that say one thing together, is called and how its value is read. */
export type FieldSummary = {
  names: readonly string[];
  label: string;
  /** What a format knows how to say; else the value is text as it stands, unless `read` says it. */
  as?: 'ils' | 'day' | 'number' | undefined;
  /** Nothing for what can't be told, or is not there. */
  read?: ((values: Readonly<Record<string, unknown>>) => string | undefined) | undefined;
  /** What the whole is called by, or what somebody has written at length. */
  weight?: 'name' | 'long' | undefined;
};

/** Those of a form, in its order, for whoever shows its values elsewhere. */
export type FieldSummaries = Map<string, FieldSummary>;
export const FieldSummariesContext = createContext<FieldSummaries | null>(null);

export function useFieldSummary(reading: FieldSummary | undefined) {
  const readings = use(FieldSummariesContext);
  const key = reading?.names.join(' ');
  // At every drawing: what it reads by, choices and words, may be others.
  useEffect(() => void (reading && readings?.set(key!, reading)));
  useEffect(() => () => void (key !== undefined && readings?.delete(key)), [readings, key]);
}

/** Among a form's fields: what several of them say together. */
export function GroupSummary(reading: FieldSummary) {
  useFieldSummary(reading);
  return null;
}
