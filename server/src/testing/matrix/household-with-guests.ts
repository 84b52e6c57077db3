import type { Access, Area, PetAccess } from '@tzemed/contract/schema/endpoint';
import { permissions, type Permissions } from '@tzemed/contract/sharing/permissions';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import { isBelow } from '../../http/endpoint-properties.ts';
import type { TestApp } from '../app.ts';
import { endpoints, type NamedRow } from './endpoints.ts';
import { ask, type IdPlace, idPlacesOf } from './example-request.ts';
import { mayAtHome, type Standing } from './expected-access.ts';
import { givenNotification, givenOwner, givenPet, type Owner } from '../fixtures/given.ts';
import { givenPicture } from '../fixtures/given-picture.ts';
import { givenPasskey, givenSignIn } from '../fixtures/given-credentials.ts';
import { givenCoOwner, givenShare } from '../fixtures/given-people.ts';
import { memoize } from './memoize.ts';
import {
  firstOf,
  givenDeletedPet,
  givenSentClaim,
  isOwnMake,
  makerNameOf,
  makerOf,
  makers,
  oneOfEach,
  rowOf,
  thingAt,
  type Things,
  worked,
} from './account-with-everything.ts';
import { newMark } from './data-marks.ts';

/** Person who requests items of a household, and their relation to it. */
export type Caller = Standing & { readonly who: string; readonly name: string; readonly as: Owner | undefined };

/** Items of a pet or household that share one mark: anyone who sees one text of a kind sees them all. */
export type Kind = Area | HomeKind | 'owners';
/** Household items that belong to no pet: visible to anyone who may see this area of one pet. */
type HomeKind = `home ${Area}`;
type Marks = Readonly<Record<Kind, string>>;

/** Pet with one of everything. */
export type OwnedPet = {
  readonly things: Things;
  readonly marks: Marks;
  /** Id of the appointment that its record names. */ readonly nextId: string;
  /** Ids by which the bytes of attachments are recognised, and the kind that may see them. */
  readonly bytes: readonly { readonly kind: Kind; readonly id: string }[];
};

/** A home with two pets and with everybody who can be something to it. */
export type HouseholdWithGuests = {
  readonly owner: Owner;
  /** Guests have a share of the one, and of the other nothing. */
  readonly shared: OwnedPet;
  readonly other: OwnedPet;
  readonly callers: readonly Caller[];
  /** Cursor of each person in the change feed, from before anything but the pets existed. */
  readonly cursors: Readonly<Record<string, string | undefined>>;
  /** All that may be told to somebody: names, ids and texts. Owners may be told all. */
  readonly mayBeTold: (caller: Caller) => ReadonlySet<string>;
  readonly called: (who: string) => Caller;
};

/** The least that is shared. */
export const minPermissions = {
  profile: 'view',
  medicalRecords: 'none',
  reminders: 'none',
  expenses: 'none',
} as const;
export const areas = Object.keys(permissions.shape) as (keyof Permissions)[];

/** Guests by permission: each preset, and each permission alone. */
const guests: Readonly<Record<string, Permissions>> = {
  ...Object.fromEntries(Object.entries(presets).map(([name, rights]) => [`guest (${name})`, rights])),
  ...Object.fromEntries(
    areas.flatMap((area) =>
      (['view', 'edit'] as const).map((level) => [`guest (${area}: ${level})`, { ...minPermissions, [area]: level }]),
    ),
  ),
};

/** Kind that may see an item that an endpoint creates, as the endpoint that returns it declares. */
export const kindOf = ([, { path, makes }]: NamedRow): Kind => kindAt(makes?.replace(/\/:\w+$/, '') ?? path);
const kindAt = memoize((path: string): Kind => {
  const access: Access =
    endpoints.find(([, row]) => row.method === 'GET' && isBelow(path, row.path))?.[1].access ?? 'user';
  if (typeof access !== 'object' || access.level !== 'view') return 'owners';
  return kindOfAccess(access);
});

export const kindOfAccess = ({ of, area }: PetAccess): Kind => (of ? `${of} ${area}` : area);

/** Owners of the home, and whoever shares one of its pets. */
export const everyoneAtHome = 'everyone at home';
/** Rows about what is one person's alone, beside what owners have made; and whose. */
export const ownersOfPrivateRows: Readonly<Record<string, string>> = {
  'calendarFeeds.get': 'owner',
  'calendarFeeds.remove': 'owner',
  'devices.get': 'owner',
  'devices.update': 'owner',
  'devices.verify': 'owner',
  'devices.test': 'owner',
  'devices.remove': 'owner',
  'handovers.accept': 'nobody',
  'handovers.decline': 'nobody',
  'households.askSuccession': 'successor',
  'invitations.accept': 'invited',
  'invitations.decline': 'invited',
  'invitations.reopen': 'declined',
  'notifications.read': 'owner',
  'notifications.remove': 'owner',
  'passkeys.remove': 'owner',
  'pictures.get': everyoneAtHome,
  'passkeys.update': 'owner',
  'sessions.remove': 'owner',
  'sharing.leave': 'guest (family)',
  'supportFiles.get': 'owner',
  'supportFiles.remove': 'owner',
  'supportTickets.get': 'owner',
  'supportTickets.update': 'owner',
  'supportTickets.reply': 'owner',
  'supportTickets.read': 'owner',
  'supportTickets.close': 'owner',
  'supportTickets.reopen': 'owner',
  'uploads.file': 'owner',
  'uploads.update': 'owner',
  'uploads.remove': 'owner',
};

export async function householdWithGuests(app: TestApp): Promise<HouseholdWithGuests> {
  const does = async (as: Owner, name: string, id: string | ((place: IdPlace) => string), email?: string) => {
    const row = rowOf(name);
    const place = typeof id === 'string' ? () => id : id;
    return worked(row, await ask(app, as, row, { email, id: place })).body;
  };
  const named = async () => {
    const name = newMark();
    return { name, as: await givenOwner(app, name) };
  };
  const owner = await named();
  const home = { householdId: owner.as.householdId };
  const pets = [await markedPet(app, owner.as), await markedPet(app, owner.as)] as const;
  const [petId, otherId] = pets.map(({ id }) => id) as [string, string];

  const coOwner = async () => {
    const name = newMark();
    return { name, as: await givenCoOwner(app, owner.as, name) };
  };
  const guest = async (rights: Permissions) => {
    const { name, as } = await named();
    return { name, as, shareId: await givenShare(app, owner.as, petId, { guest: as, name, rights }) };
  };
  const invited = async () => {
    const { name, as } = await named();
    const { share } = await does(owner.as, 'sharing.create', petId, as.email);
    return { name, as, invitationId: share.invitationId as string };
  };

  const [second, left, removed] = [await coOwner(), await coOwner(), await coOwner()];
  const inHome = (userId: string) => (place: IdPlace) => (place.field === 'householdId' ? home.householdId : userId);
  await does(left.as, 'households.removeOwner', inHome(left.as.id));
  await does(owner.as, 'households.removeOwner', inHome(removed.as.id));

  const present = new Map<string, Awaited<ReturnType<typeof guest>>>();
  for (const [who, rights] of Object.entries(guests)) present.set(who, await guest(rights));
  const [revoked, gone] = [await guest(presets.family), await guest(presets.family)];
  await does(owner.as, 'sharing.remove', (place) => (place.field === 'shareId' ? revoked.shareId : petId));
  await does(gone.as, 'sharing.leave', gone.shareId);

  // Remains a guest of this household, for another pet.
  const third = await markedPet(app, owner.as);
  const { name: thirdName, as: stays } = revoked;
  const thirdShare = await givenShare(app, owner.as, third.id, { guest: stays, name: thirdName });

  const [waiting, declined] = [await invited(), await invited()];
  await does(declined.as, 'invitations.decline', declined.invitationId);
  const successor = await named();
  await does(owner.as, 'households.setSuccessor', home.householdId, successor.as.email);
  await does(successor.as, 'households.askSuccession', home.householdId);

  const special: Things = {
    'households.removeOwner.userId': second.as.id,
    'households.askSuccession.householdId': home.householdId,
    'invitations.accept.invitationId': waiting.invitationId,
    'invitations.decline.invitationId': waiting.invitationId,
    'invitations.reopen.invitationId': declined.invitationId,
    'sharing.leave.shareId': present.get('guest (family)')!.shareId,
    'sharing.giveBack.shareId': revoked.shareId,
    'notifications.read.id': await givenNotification(app, owner.as, newMark()),
    'notifications.remove.id': await givenNotification(app, owner.as, newMark()),
    'passkeys.update.passkeyId': await givenPasskey(app, owner.as, newMark()),
    'passkeys.remove.passkeyId': await givenPasskey(app, owner.as, newMark()),
    'pictures.get.id': await givenPicture(app, owner.as),
    'trash.restore.id': await givenDeletedPet(app, owner.as, newMark()),
    'trash.remove.id': await givenDeletedPet(app, owner.as, newMark()),
    'sessions.remove.sessionId': await givenSignIn(app, owner.as, newMark()),
  };
  const filled = async (id: string, marks: Marks): Promise<OwnedPet> => {
    const photo = rowOf('pets.setPhoto');
    worked(photo, await ask(app, owner.as, photo, { id: () => id }));
    const made = await oneOfEach(app, owner.as, (maker) => marks[kindOf(maker)], { given: { 'pets.create': id } });
    const nextId = await nextOf(app, owner.as, made['medicalRecords.create']!);
    const imported = await importedBy(app, owner.as, made['expenseImports.create']!);
    const sent = await givenSentClaim(app, owner.as, id, marks.expenses);
    const paid = {
      'claims.pay.id': sent.id,
      'claims.create besides: sent': sent.id,
      'expenses.create besides: claimed': sent.expenseId,
    };
    const visit = await visitWithCost(app, owner.as, id, marks.medicalRecords);
    const costed = {
      'medicalRecords.create besides: with a cost': visit.id,
      'expenses.create besides: cost of a record': visit.expenseId,
    };
    const dosed = await doseReminders(app, owner.as, id);
    const weighed = { 'measures.create besides: of a first value': await weightOf(app, owner.as, id) };
    const more = { ...weighed, ...dosed };
    const things = { ...made, 'expenses.create besides': imported, ...paid, ...costed, ...more, ...special };
    return { things, marks, nextId, bytes: await bytesOf(app, owner.as, things) };
  };

  const apart = { isSignedIn: true, isOwner: false };
  const callers: Caller[] = [
    { who: 'owner', ...owner, ...apart, isOwner: true },
    { who: 'second owner', ...second, ...apart, isOwner: true },
    { who: 'owner who left', ...left, ...apart },
    { who: 'owner who was removed', ...removed, ...apart },
    { who: 'successor', ...successor, ...apart },
    ...[...present].map(([who, { name, as }]): Caller => {
      const rights = guests[who];
      return { who, name, as, isSignedIn: true, isOwner: false, rights };
    }),
    { who: 'guest of another pet', ...revoked, ...apart, elsewhere: minPermissions },
    { who: 'guest who left', ...gone, ...apart },
    { who: 'invited', ...waiting, ...apart },
    { who: 'declined', ...declined, ...apart },
    { who: 'stranger', ...(await named()), ...apart },
    { who: 'nobody', name: '', as: undefined, isSignedIn: false, isOwner: false },
  ];
  const cursors = Object.fromEntries(
    await Promise.all(callers.map(async ({ who, as }) => [who, as && (await does(as, 'changes.list', '')).cursor])),
  );
  const [shared, other] = [await filled(petId, pets[0].marks), await filled(otherId, pets[1].marks)];
  const owners = [owner, second];
  const atThePet = [...owners, left, removed, ...present.values(), revoked, gone];
  const photos = await photosOf(app, owner.as, petId);
  const offered = [...owners.map(({ name }) => name), petId, shared.marks.profile, ...photos];
  const atThird = [third.id, third.marks.profile, thirdShare];
  const told: Readonly<Record<string, readonly string[]>> = {
    successor: [
      home.householdId,
      ...owners.map(({ name }) => name),
      ...[shared, other, third].map(({ marks }) => marks.profile),
    ],
    'guest of another pet': [...owners, left, removed].flatMap(({ name, as }) => [name, as.id]).concat(atThird),
    invited: [...offered, waiting.invitationId],
    declined: [...offered, declined.invitationId],
  };
  const mayBeTold = memoize(
    ({ who, name, as, rights, elsewhere }: Caller) =>
      new Set([
        ...(as ? [name, as.id, as.email, as.householdId] : []),
        ...(told[who] ?? []),
        ...(rights
          ? [
              ...atThePet.flatMap((person) => [person.name, person.as.id]),
              present.get(who)!.shareId,
              ...photos,
              ...[...areas, 'owners' as const].flatMap((kind) =>
                mayView({ rights }, kind) ? tracesOf(shared, kind) : [],
              ),
              ...(mayView({ rights }, 'medicalRecords') ? [shared.nextId] : []),
            ]
          : []),
        ...((rights ?? elsewhere) ? [home.householdId, special['pictures.get.id']!] : []),
        ...homeKinds
          .filter((kind) => mayView({ rights, elsewhere }, kind))
          .flatMap((kind) => [shared, other].flatMap((pet) => tracesOf(pet, kind))),
      ]),
  );
  return {
    owner: owner.as,
    cursors,
    shared,
    other,
    callers,
    mayBeTold,
    called: (who) => callers.find((caller) => caller.who === who)!,
  };
}

/** Reminders that the medicines of a pet have made. */
async function doseReminders(app: TestApp, as: Owner, petId: string) {
  const { body } = await app.call('GET', `/api/reminders?petId=${petId}&limit=100`, { as });
  const ofMedicines = body.reminders.filter(({ source }: { source: string | null }) => source === 'medicines');
  return Object.fromEntries(
    ofMedicines.map(({ id }: { id: string }, nth: number) => [`reminders.create besides: dose ${nth}`, id]),
  ) as Record<string, string>;
}

const homeKinds: readonly HomeKind[] = areas.map((area) => `home ${area}` as const);
export const kinds: readonly Kind[] = [...areas, ...homeKinds, 'owners'];
export const mayView = ({ rights, elsewhere }: Pick<Standing, 'rights' | 'elsewhere'>, kind: Kind) =>
  kind !== 'owners' &&
  mayAtHome(kind.startsWith('home ') ? [rights, elsewhere] : [rights], {
    area: kind.replace('home ', '') as Area,
    level: 'view',
  });
const tracesOf = ({ things, marks, bytes }: OwnedPet, kind: Kind) => [
  marks[kind],
  ...bytes.flatMap((one) => (one.kind === kind ? one.id : [])),
  ...makers
    .filter((maker) => kindOf(maker) === kind)
    .flatMap(([maker]) => Object.keys(things).flatMap((name) => (makerNameOf(name) === maker ? things[name]! : []))),
];

async function photosOf(app: TestApp, owner: Owner, petId: string) {
  const row = rowOf('pets.get');
  return [worked(row, await ask(app, owner, row, { id: () => petId })).body.pet.photoId as string];
}

function bytesOf(app: TestApp, owner: Owner, things: Things) {
  const rows = endpoints.filter(([name]) => name.endsWith('.attachmentFile'));
  return Promise.all(
    rows.map(async (row) => {
      const { headers } = worked(row, await ask(app, owner, row, { id: (place) => thingAt(things, row, place) }));
      return { kind: kindOfAccess(row[1].access as PetAccess), id: JSON.parse(String(headers.etag)) as string };
    }),
  );
}

/** Has a record name its next appointment, as no example does; answers that one's id. */
async function nextOf(app: TestApp, owner: Owner, recordId: string) {
  const at = `/api/medical-records/${recordId}`;
  const { record } = (await app.call('GET', at, { as: owner })).body;
  await app.call('PUT', at, { as: owner, body: { ...record, nextAppointment: '2027-11-21' } });
  const { appointments } = (await app.call('GET', '/api/appointments/upcoming', { as: owner })).body;
  type Named = { id: string; followsRecordId: string | null };
  return (appointments as Named[]).find(({ followsRecordId }) => followsRecordId === recordId)!.id;
}

/** A record with a cost: its expense is seen by guests who do not see the record's notes. */
async function visitWithCost(app: TestApp, owner: Owner, petId: string, mark: string) {
  const body = {
    type: 'vet_visit',
    date: '2026-11-20',
    petId,
    description: 'ביקור',
    vetName: mark,
    notes: mark,
    cost: 77,
  };
  const { record } = (await app.call('POST', '/api/medical-records', { as: owner, body })).body;
  return record as { id: string; expenseId: string };
}

/** The expense that an import has made, which its answer does not name. */
/** The measure that the first weight of a pet has made. */
async function weightOf(app: TestApp, as: Owner, petId: string) {
  const { measures } = (await app.call('GET', `/api/measures?petId=${petId}`, { as })).body;
  return measures.find(({ kind }: { kind: string }) => kind === 'weight').id as string;
}

async function importedBy(app: TestApp, { householdId }: Owner, importId: string) {
  const { id } = await app.db
    .selectFrom('expenses')
    .select('id')
    .where('householdId', '=', householdId)
    .where('importId', '=', importId)
    .executeTakeFirstOrThrow();
  return id;
}

async function markedPet(app: TestApp, owner: Owner) {
  const marks = Object.fromEntries(kinds.map((kind) => [kind, newMark()])) as Marks;
  return { id: (await givenPet(app, owner, { name: marks.profile })).id, marks };
}

/** Items that an endpoint needs of this pet, created for it alone and brought to the required state. */
export async function freshFor(
  app: TestApp,
  owner: Owner,
  row: NamedRow,
  { things, marks }: OwnedPet,
): Promise<Things> {
  const by = idPlacesOf(row)
    .filter((place) => place.isRequired && isOwnMake(row, place))
    .map((place) => makerOf(row, place))
    .filter(([name]) => name !== 'pets.create');
  const made = await oneOfEach(app, owner, (maker) => marks[kindOf(maker)], {
    given: { 'pets.create': things['pets.create']! },
    by,
  });
  const first = beforehand(row);
  if (first) worked(first, await ask(app, owner, first, { id: (place) => thingAt(made, first, place) }));
  return { ...things, ...made };
}

/** Preparation for an endpoint; preparation by other people happens when the household is created. */
export const beforehand = (row: NamedRow) =>
  idPlacesOf(row).every((place) => isOwnMake(row, place)) ? firstOf(row) : undefined;

/** The same, for who changes nothing of it: made for it alone only where it is brought to where it can be asked. */
export const askedFor = async (app: TestApp, owner: Owner, row: NamedRow, pet: OwnedPet): Promise<Things> =>
  beforehand(row) ? freshFor(app, owner, row, pet) : pet.things;

/** Undoes a change of the pet itself, with the endpoint; items that were created for it alone can stay. */
export async function bringBack(app: TestApp, owner: Owner, row: NamedRow, things: Things) {
  if (!beforehand(row) || row[1].method === 'GET') return;
  const isOfPet = idPlacesOf(row).every((place) => makerOf(row, place)[0] === 'pets.create');
  if (isOfPet) worked(row, await ask(app, owner, row, { id: (place) => thingAt(things, row, place) }));
}
