import type { Area } from '@tzemed/contract/schema/endpoint';
import type { Pet } from '@tzemed/contract/pets/pets';
import { timeline, type TimelineKind } from '@tzemed/contract/views/timeline';
import { callsOf, preloadedData } from '../../../lib/api/api-client.ts';
import { canAccess } from '../../../shared/permissions/can-access.ts';
import { useQueryWithFallback } from '../../../shared/queries/use-query-with-fallback.ts';

const api = callsOf(timeline);

type Place = {
  /** The end of another page, and how many come before this one. */
  cursor?: string;
  page?: number;
  /** Limits the timeline to one kind. */
  kind?: TimelineKind | undefined;
};

export const timelineRequest = (petId: string, { cursor, kind }: Place = {}) => ({
  params: { petId },
  // The card holds seven; whoever wants more wants many.
  query: { kind, cursor, limit: cursor ? 20 : 7 },
});

/** Permission area of each kind. */
const areas = {
  medicalRecords: 'medicalRecords',
  appointments: 'medicalRecords',
  expenses: 'expenses',
  measurements: 'medicalRecords',
  reminders: 'reminders',
  observations: 'medicalRecords',
} as const satisfies Record<TimelineKind, Area>;
export const visibleKinds = (pet: Pet) =>
  (Object.keys(areas) as TimelineKind[]).filter((kind) => canAccess(pet, areas[kind], 'view'));

export const canSeeTimeline = (pet: Pet) => visibleKinds(pet).length > 0;

/** A page of a pet's timeline, newest first; each page is cached by itself. */
export function useTimeline(pet: Pet, place: Place = {}) {
  const asked = timelineRequest(pet.id, place);
  return useQueryWithFallback({
    noun: 'timeline',
    part: `of ${pet.id} ${place.kind ?? ''} ${place.page ?? 0}`,
    query: asked.query,
    isAsked: canSeeTimeline(pet),
    load: (signal) => api.list(asked, { signal }),
    early: () => preloadedData(timeline.list, asked),
  });
}
