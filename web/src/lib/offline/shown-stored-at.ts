import type { Query } from '@tanstack/react-query';
import { storedAs } from './stored-at.ts';

type Held = { readonly source?: string; readonly at?: number } | undefined;

/** When the server gave what a query shows from the device, in milliseconds since 1970; undefined for its current answer. */
export function shownStoredAt({ state }: Pick<Query, 'state'>): number | undefined {
  const held = state.data as Held;
  if (held?.source === 'server' || held?.source === 'sample') return undefined;
  return storedAs(held)?.at ?? (held?.source === undefined ? undefined : (held.at ?? state.dataUpdatedAt));
}
