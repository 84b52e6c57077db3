import { useQuery } from '@tanstack/react-query';
import { care, type CarePlanItem, careItems } from '@tzemed/contract/care/care';
import { treatmentOf } from '@tzemed/contract/care/treatment-text';
import { medicalRecords } from '@tzemed/contract/medical/medical-records';
import type { Pet } from '@tzemed/contract/pets/pets';
import type * as z from 'zod/mini';
import { callsOf } from '../../lib/api/api-client.ts';
import type { AttachmentParent } from '../../shared/attachments/use-attachments.ts';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';

const api = callsOf(care);
const items = callsOf(careItems);
const records = callsOf(medicalRecords);

/** The care plan of a pet. */
export const useCarePlan = (pet: Pet) =>
  useQueryWithFallback({
    noun: 'care',
    part: `of ${pet.id}`,
    load: (signal) => api.get({ params: { petId: pet.id } }, { signal }).then(({ plan }) => plan),
    isAsked: canAccess(pet, 'reminders', 'view'),
  });

type Body<E extends { readonly method: string; readonly path: `/${string}`; readonly body: z.core.$ZodType }> = z.input<
  E['body']
>;
export type CareChange = Body<typeof care.change>;
export type CareDone = Body<typeof care.done>;

/** Writes of a pet's plan. Each may change records, expenses and reminders too: see `useUndoableChange`. */
export const careCalls = ({ id: petId }: Pet) => ({
  change: (body: CareChange) => api.change({ params: { petId }, body }),
  update: (body: Body<typeof care.update>) => api.update({ params: { petId }, body }),
  done: (body: CareDone) => api.done({ params: { petId }, body }),
  /** Takes back what was done, for all pets of it. */
  undoRecord: (id: string) => records.removeTogether({ params: { id } }),
});

export const removeOwn = (id: string) => items.remove({ params: { id } });
export const restoreOwn = (id: string) => items.restore({ params: { id } });

/** Attachments of the record that an item writes when it is done. */
export const recordAttachments: AttachmentParent = { noun: 'medicalRecords', papers: records };

/** Values of the last record of an item that a new one starts with; the cost in shekels. */
export type LastRecord = { readonly vetName: string; readonly product: string; readonly cost: number | null };
const noRecord: LastRecord = { vetName: '', product: '', cost: null };

/** The last record of an item; without one, the vet of the pet's newest record if it is a vaccine. Undefined until loaded. */
export function useLastRecord(pet: Pet, { last, isVaccine, takesProduct, title }: CarePlanItem) {
  const id = last?.recordId ?? null;
  const isAsked = canAccess(pet, 'medicalRecords', 'edit') && (id !== null || isVaccine);
  const { data, isLoading } = useQuery({
    queryKey: ['medicalRecords', 'last of care', pet.id, id, isVaccine],
    enabled: isAsked,
    queryFn: async ({ signal }): Promise<LastRecord> => {
      if (id === null) {
        const { records: newest } = await records.list({ query: { petId: pet.id, limit: 1 } }, { signal });
        return { ...noRecord, vetName: newest[0]?.vetName ?? '' };
      }
      const { record } = await records.get({ params: { id } }, { signal });
      const { vetName, cost } = record;
      return { vetName: vetName ?? '', cost, product: takesProduct ? productOf(record, title) : '' };
    },
    // The form opens empty where the record can't be had.
    retry: false,
    gcTime: 0,
    meta: { quiet: true },
  });
  // Without a connection nothing is loading, and the form opens empty.
  return isLoading ? undefined : (data ?? noRecord);
}

/** The product of a record. A treatment has it in its description, after the title. */
function productOf({ product, description }: { product: string | null; description: string }, title: string) {
  const start = treatmentOf({ title, product: '' });
  return product ?? (description.startsWith(start) ? description.slice(start.length) : '');
}
