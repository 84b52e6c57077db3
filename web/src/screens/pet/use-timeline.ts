import type { Pet } from '@tzemed/contract/pets';
import { timeline } from '@tzemed/contract/timeline';
import { callsOf, earlyOf } from '../../lib/api-client.ts';
import { may } from '../../shared/may.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';

const api = callsOf(timeline);

export const askedForTimeline = (petId: string, cursor?: string) => ({
  params: { petId },
  // The card holds seven; whoever wants more wants many.
  query: { cursor, limit: cursor ? 20 : 7 },
});

export const maySeeTimeline = (pet: Pet) =>
  (['medicalRecords', 'expenses', 'reminders'] as const).some((area) => may(pet, area, 'view'));

/** What happened to a pet, newest first: a page of it, `after` the end of another; each stands for itself alone. */
export function useTimeline(pet: Pet, after?: { cursor: string; page: number }) {
  const asked = askedForTimeline(pet.id, after?.cursor);
  return useBackedQuery({
    noun: 'timeline',
    part: `of ${pet.id} ${after?.page ?? 0}`,
    query: asked.query,
    isAsked: maySeeTimeline(pet),
    load: (signal) => api.list(asked, { signal }),
    early: () => earlyOf(timeline.list, asked),
  });
}
