import { useMutation } from '@tanstack/react-query';
import {
  medicalRecords as table,
  type medicalRecordFilters,
  type medicalRecordInput,
  type RecordType,
} from '@tzemed/contract/medical-records';
import type * as z from 'zod/mini';
import { callsOf } from '../../lib/api-client.ts';
import { ifMissing } from '../../lib/if-missing.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';
import { useRefresh } from '../../shared/use-refresh.ts';
import { useSamples } from '../../shared/use-samples.ts';

const api = callsOf(table);
const noun = 'medical-records';
/** What a change of it is seen in. */
const changed = [noun, 'overview'];
/** Rows on a page. */
const limit = 20;
/** Rows in each list of the summary. */
const latest = 5;

type Query = z.input<typeof medicalRecordFilters>;
const nothing = { records: [], total: 0, page: 1, limit };
const list = (query: Query, signal: AbortSignal) => api.list({ query }, { signal }).catch(ifMissing(nothing));

export function useRecords(query: Query) {
  const { records } = useSamples();
  return useBackedQuery({
    noun,
    query,
    load: (signal) => list({ ...query, limit }, signal),
    sample: { ...nothing, records, total: records.length },
  });
}

/** The newest records of one type. */
export function useLatestRecords(type: RecordType, petId: string | undefined) {
  const records = useSamples().records.filter((record) => record.type === type);
  return useBackedQuery({
    noun,
    part: type,
    query: { petId },
    load: (signal) => list({ type, petId, limit: latest }, signal),
    sample: { ...nothing, records, total: records.length },
  });
}

export function useSaveRecord() {
  const refresh = useRefresh(changed);
  return useMutation({
    mutationFn: ({ id, body }: { id: string | undefined; body: z.input<typeof medicalRecordInput> }) =>
      id ? api.update({ params: { id }, body }) : api.create({ body }),
    // Not waited for: what is saved is saved, whatever becomes of the list.
    onSuccess: () => void refresh(),
  });
}

export function useRemoveRecord() {
  const refresh = useRefresh(changed);
  return useMutation({ mutationFn: (id: string) => api.remove({ params: { id } }), onSuccess: refresh });
}

export function useRestoreRecord() {
  const refresh = useRefresh(changed);
  return useMutation({ mutationFn: (id: string) => api.restore({ params: { id } }), onSuccess: refresh });
}
