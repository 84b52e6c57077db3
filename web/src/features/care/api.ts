import { useMutation } from '@tanstack/react-query';
import { care, careItems, type newCareItem } from '@tzemed/contract/care/care';
import { medicalRecords } from '@tzemed/contract/medical/medical-records';
import type { Pet } from '@tzemed/contract/pets/pets';
import type * as z from 'zod/mini';
import { callsOf } from '../../lib/api/api-client.ts';
import { canAccess } from '../../shared/permissions/can-access.ts';
import { useQueryWithFallback } from '../../shared/queries/use-query-with-fallback.ts';
import { useRefresh } from '../../shared/queries/use-refresh.ts';

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

/** Writes of a pet's plan. Each may change records, expenses and reminders too. */
export function useCareActions({ id: petId }: Pet) {
  const params = { petId };
  const refresh = useRefresh('care');
  const change = useMutation({ mutationFn: (body: CareChange) => api.change({ params, body }), ...refresh });
  const update = useMutation({
    mutationFn: (body: Body<typeof care.update>) => api.update({ params, body }),
    ...refresh,
  });
  const done = useMutation({ mutationFn: (body: CareDone) => api.done({ params, body }), ...refresh });
  const undoRecord = useMutation({
    mutationFn: (id: string) => records.remove({ params: { id } }),
    ...refresh,
  });
  const add = useMutation({
    mutationFn: (body: Omit<z.input<typeof newCareItem>, 'petId'>) => items.create({ body: { ...body, petId } }),
    ...refresh,
  });
  const remove = useMutation({ mutationFn: (id: string) => items.remove({ params: { id } }), ...refresh });
  const restore = useMutation({ mutationFn: (id: string) => items.restore({ params: { id } }), ...refresh });
  return {
    change: change.mutateAsync,
    update: update.mutateAsync,
    done: done.mutateAsync,
    undoRecord: undoRecord.mutateAsync,
    add: add.mutateAsync,
    remove: remove.mutateAsync,
    restore: restore.mutateAsync,
    isBusy: update.isPending,
  };
}
export type CareActions = ReturnType<typeof useCareActions>;
