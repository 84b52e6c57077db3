import { useEffect, useState } from 'react';
import { device } from '../../lib/offline/device-gate.ts';
import { outboxEntries } from '../../lib/offline/outbox/outbox-state.ts';

type Row = { readonly id: string };

/** An edit that the server has refused, and that waits for its writer. */
export type RefusedEdit = {
  /** The row that was edited, if it is known. */
  readonly row: Row | undefined;
  /** The row that stands by now, if the refusal has it. */
  readonly current: Row | undefined;
  readonly body: object;
};

/** The refused edit of an item: its form opens as it was left, since its next save takes the place of that edit. */
export function refusedEditOf(id: string | undefined): RefusedEdit | undefined {
  const entry = outboxEntries
    .get()
    .findLast(
      ({ item, state, method, url }) =>
        item === id && state === 'parked' && method === 'PUT' && url.endsWith(`/${item}`),
    );
  if (!entry) return undefined;
  const { base, body = {}, item } = entry;
  const { current = {} } = (entry.refusal?.body ?? {}) as { current?: Readonly<Record<string, Row | null>> };
  const standing = Object.values(current).find((row) => row?.id === item) ?? undefined;
  // Without the row as it was before, what was typed goes over what stands, and its writer sees both in one form.
  if (!base) return { row: standing, current: undefined, body };
  return { row: { ...base, id: item, ...('version' in body && { version: body.version }) }, current: standing, body };
}

/** The same for a form, which keeps what it finds. The outbox may be read only after the form has opened. */
export function useRefusedEdit(id: string | undefined): RefusedEdit | undefined {
  const [refused, setRefused] = useState(() => refusedEditOf(id));
  const isFound = refused !== undefined;
  useEffect(() => {
    if (id === undefined || isFound) return undefined;
    let isHere = true;
    void device().then(() => isHere && setRefused(refusedEditOf(id)));
    return () => void (isHere = false);
  }, [id, isFound]);
  return refused;
}
