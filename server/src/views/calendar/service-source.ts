import type { calendar, CalendarKind } from '@tzemed/contract/views/calendar';
import type { HandlerResult } from '@tzemed/contract/schema/endpoint';
import type { PetPermissions } from '@tzemed/contract/sharing/permissions';
import type { Member } from '../../context.ts';
import type { FoundEntries } from './merge-entries.ts';

type Told = HandlerResult<typeof calendar.list>['entries'][number];
/** What a source tells of one thing. */
export type Entry = Told & {
  /** The same as long as it is the same thing on the same day of its plan, whichever row it is. */
  readonly uid: string;
  readonly changedAt: Date;
};

/** Who looks: by a request of their own, or by an address that they have given to a program. */
export type CalendarViewer = Pick<Member, 'db' | 'now' | 'user'>;

export type Asked = {
  readonly from: string;
  readonly to: string;
  /** Of one pet, as that pet’s. */
  readonly petId?: string | undefined;
  /** Of some pets alone. */
  readonly petIds?: readonly string[] | undefined;
  readonly kinds: readonly CalendarKind[];
  /** How many are told. */
  readonly most: number;
};

export type Pets = ReadonlyMap<string, { readonly name: string; readonly permissions: PetPermissions }>;

/** What some nouns have to tell of some days, as far as who looks may see it: the rights are asked in its statements. */
export type Source = {
  readonly kinds: readonly CalendarKind[];
  readonly find: (looker: CalendarViewer, asked: Asked, pets: Pets) => Promise<FoundEntries<Entry>>;
};

/** What a pet is called, and whether who looks may change this area of it. */
export const namesOf = (pets: Pets, ids: readonly string[]) => ids.flatMap((id) => pets.get(id)?.name ?? []);
export const mayEdit = (pets: Pets, area: keyof PetPermissions, petId: string) =>
  ['edit', 'own'].includes(pets.get(petId)?.permissions[area] ?? 'none');
