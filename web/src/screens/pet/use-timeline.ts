import type { Area } from '@tzemed/contract/endpoint';
import type { Pet } from '@tzemed/contract/pets';
import { timeline, type TimelineKind } from '@tzemed/contract/timeline';
import { callsOf, earlyOf } from '../../lib/api-client.ts';
import { may } from '../../shared/may.ts';
import { useBackedQuery } from '../../shared/use-backed-query.ts';

const api = callsOf(timeline);

type Place = {
  /** The end of another page, and how many come before this one. */
  cursor?: string;
  page?: number;
  /** Of one kind alone. */
  kind?: TimelineKind | undefined;
};

export const askedForTimeline = (petId: string, { cursor, kind }: Place = {}) => ({
  params: { petId },
  // The card holds seven; whoever wants more wants many.
  query: { kind, cursor, limit: cursor ? 20 : 7 },
});

/** In which area things of a kind are shared. */
const areas = {
  medicalRecords: 'medicalRecords',
  appointments: 'medicalRecords',
  expenses: 'expenses',
  reminders: 'reminders',
} as const satisfies Record<TimelineKind, Area>;
export const kindsFor = (pet: Pet) =>
  (Object.keys(areas) as TimelineKind[]).filter((kind) => may(pet, areas[kind], 'view'));

export const maySeeTimeline = (pet: Pet) => kindsFor(pet).length > 0;

/** What happened to a pet, newest first: a page of it; each stands for itself alone. */
export function useTimeline(pet: Pet, place: Place = {}) {
  const asked = askedForTimeline(pet.id, place);
  return useBackedQuery({
    noun: 'timeline',
    part: `of ${pet.id} ${place.kind ?? ''} ${place.page ?? 0}`,
    query: asked.query,
    isAsked: maySeeTimeline(pet),
    load: (signal) => api.list(asked, { signal }),
    early: () => earlyOf(timeline.list, asked),
  });
}
