import type { calendar, CalendarKind } from '@tzemed/contract/views/calendar';
import type { HandlerResult } from '@tzemed/contract/schema/endpoint';
import type { PetPermissions } from '@tzemed/contract/sharing/permissions';
import type { Member } from '../../context.ts';
import type { FoundEntries } from './merge-entries.ts';

type Told = HandlerResult<typeof calendar.list>['entries'][number];
/** Entry that a source returns for one item. */
export type Entry = Told & {
  /** The same as long as it is the same thing on the same day of its plan, whichever row it is. */
  readonly uid: string;
  readonly changedAt: Date;
};

/** Viewer of a calendar: a user with a request of their own, or a program with their feed address. */
export type CalendarViewer = Pick<Member, 'db' | 'now' | 'user'>;

export type Asked = {
  readonly from: string;
  readonly to: string;
  /** Filter by one pet; an item of several pets is shown as that pet’s. */
  readonly petId?: string | undefined;
  /** Filter by some pets. */
  readonly petIds?: readonly string[] | undefined;
  readonly kinds: readonly CalendarKind[];
  /** Maximum number of entries. */
  readonly most: number;
};

export type Pets = ReadonlyMap<string, { readonly name: string; readonly permissions: PetPermissions }>;

/**
 * Entries of some resources in a span of days, limited to what the viewer may see: its statements check permissions.
 */
export type Source = {
  readonly kinds: readonly CalendarKind[];
  readonly find: (looker: CalendarViewer, asked: Asked, pets: Pets) => Promise<FoundEntries<Entry>>;
};

/** Names of these pets, as far as the viewer may see them. */
export const namesOf = (pets: Pets, ids: readonly string[]) => ids.flatMap((id) => pets.get(id)?.name ?? []);
export const mayEdit = (pets: Pets, area: keyof PetPermissions, petId: string) =>
  ['edit', 'own'].includes(pets.get(petId)?.permissions[area] ?? 'none');
