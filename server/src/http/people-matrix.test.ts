import type { Access, Area, Endpoint } from '@tzemed/contract/endpoint';
import { type Permissions, presets } from '@tzemed/contract/permissions';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../lib/ids.ts';
import { testApp, type TestApp } from '../testing/app.ts';
import { endpoints, type NamedRow } from '../testing/endpoints.ts';
import { ask, idPlacesOf } from '../testing/example-request.ts';
import { givenOwner, givenPet, type Owner } from '../testing/given.ts';
import { givenCoOwner, givenShare } from '../testing/given-people.ts';
import { rowsOf } from '../testing/rows-of.ts';
import { isMadeByOthers, isPrepared, oneOfEach, type Settled, settled, thingAt, tracesIn } from '../testing/settled.ts';
import { successOf } from './outcome.ts';

/** Somebody who has to do with the owner's home, or had: what they may there, everywhere. */
type Caller = {
  readonly who: string;
  readonly enter: (app: TestApp, owner: Settled) => Promise<Owner>;
  /** Nobody's rights when they are none; `own` for owners. */
  readonly may: Permissions | 'own' | undefined;
  /** The first pet stands in an invitation that waits for them. */
  readonly isOffered?: true;
};

const nothing: Permissions = { profile: 'view', medicalRecords: 'none', reminders: 'none', expenses: 'none' };
const single = (['medicalRecords', 'reminders', 'expenses'] as const).flatMap((area) =>
  (['view', 'edit'] as const).map((level) => [`${level} of ${area}`, { ...nothing, [area]: level }] as const),
);
const guests: readonly (readonly [string, Permissions])[] = [
  ...Object.entries(presets),
  ['the profile alone', nothing],
  ['edit of the profile', { ...nothing, profile: 'edit' }],
  ...single,
];

const petOf = ({ things }: Settled) => things['pets.create']!;
const stranger = (app: TestApp) => givenOwner(app, 'נועה ברק');

async function guestWith(app: TestApp, owner: Settled, rights: Permissions) {
  const guest = await stranger(app);
  const shareId = await givenShare(app, owner, petOf(owner), { guest, name: 'נועה ברק', rights });
  return { ...guest, shareId };
}

async function invited(app: TestApp, owner: Settled) {
  const guest = await stranger(app);
  const body = { userEmail: guest.email, permissions: presets.family };
  const made = await app.call('POST', `/api/pets/${petOf(owner)}/share`, { as: owner, body });
  return { ...guest, invitationId: made.body.share.invitationId as string };
}

const callers: readonly Caller[] = [
  { who: 'a second owner', may: 'own', enter: (app, owner) => givenCoOwner(app, owner) },
  {
    who: 'a former owner',
    may: undefined,
    async enter(app, owner) {
      const former = await givenCoOwner(app, owner);
      const path = `/api/home/owners/${former.id}?householdId=${owner.householdId}`;
      expect((await app.call('DELETE', path, { as: owner })).status).toBe(204);
      return former;
    },
  },
  {
    who: 'a successor who waits',
    may: undefined,
    async enter(app, owner) {
      const successor = await stranger(app);
      await app.call('PUT', '/api/home/successor', { as: owner, body: { email: successor.email } });
      const body = { householdId: owner.householdId };
      expect((await app.call('POST', '/api/home/succession', { as: successor, body })).status).toBe(200);
      return successor;
    },
  },
  ...guests.map(([name, may]): Caller => ({
    who: `a guest with ${name}`,
    may,
    enter: (app, owner) => guestWith(app, owner, may),
  })),
  { who: 'somebody who was invited', may: undefined, enter: invited, isOffered: true },
  {
    who: 'somebody who declined',
    may: undefined,
    async enter(app, owner) {
      const { invitationId, ...guest } = await invited(app, owner);
      await app.call('POST', '/api/invitations/decline', { as: guest, body: { invitationId } });
      return guest;
    },
  },
  {
    who: 'somebody whose share was ended',
    may: undefined,
    async enter(app, owner) {
      const { shareId, ...guest } = await guestWith(app, owner, presets.family);
      // They come to this home still, for another pet.
      const { id } = await givenPet(app, owner);
      await givenShare(app, owner, id, { guest, name: 'נועה ברק', rights: nothing });
      const path = `/api/pets/${petOf(owner)}/share/${shareId}`;
      expect((await app.call('DELETE', path, { as: owner })).status).toBe(204);
      return guest;
    },
  },
];

const levels = ['view', 'edit', 'own'];
function mayReach(may: Caller['may'], access: Access, row: Endpoint) {
  if (may === 'own') return true;
  if (!may || access === 'public') return false;
  // What takes no right on a pet is the owners' when it names a thing of the home.
  if (access === 'user') return row.path === '/pets';
  return levels.indexOf(may[access.area]) >= levels.indexOf(access.level);
}

/** What was made by a row is of its area; an own thing of the home is nobody's else. */
const areaOf = (name: string): Area | 'own' => {
  const access = endpoints.find(([found]) => found === name)?.[1].access;
  return name === 'pets.create'
    ? 'profile'
    : typeof access === 'object' && access.level !== 'own'
      ? access.area
      : 'own';
};

// Those before which something has to be done, or that are about what others made, have tests of their own.
const plain = endpoints.filter(
  (row) => row[1].access !== 'public' && !isPrepared(row) && !isMadeByOthers(row) && row[1].reply !== 'stream',
);
const reads = plain.filter(([, { method }]) => method === 'GET');
const writes = plain.filter((row) => row[1].method !== 'GET' && idPlacesOf(row).length > 0);

let app: TestApp;
let owner: Settled;
beforeAll(async () => {
  app = await testApp();
});

describe.each(callers)('$who', ({ enter, may, isOffered }) => {
  let caller: Owner;
  /** What of the owner's things they must not meet anywhere. */
  let hidden: Set<string>;
  beforeAll(async () => {
    owner = await settled(app, reads[0]!);
    caller = await enter(app, owner);
    const others = await oneOfEach(app, owner, owner.mark);
    const isHidden = ([name]: [string, string]) => {
      const area = areaOf(name);
      return name !== 'home' && (may === undefined || area === 'own' || may === 'own' || may[area] === 'none');
    };
    // Nothing of the second pet is shared with anybody.
    const things = [...Object.entries(owner.things).filter(isHidden), ...Object.entries(others)];
    hidden = new Set(may === 'own' ? [] : things.map(([, id]) => id).filter((id) => id !== owner.householdId));
  });
  const idsOf = (row: NamedRow) => (place: Parameters<typeof thingAt>[2]) => thingAt(owner.things, row, place);

  it.each(reads)('reads by %s what is theirs to see, and nothing else', async (...row) => {
    const isReached = idPlacesOf(row).every(({ isRequired }) => !isRequired) || mayReach(may, row[1].access, row[1]);
    const answer = await ask(app, caller, row, { id: (place) => (place.isRequired ? idsOf(row)(place) : undefined) });
    expect([answer.status, answer.body.error]).toEqual(isReached ? [successOf(row[1]), undefined] : [404, 'notFound']);
    const met = isOffered && row[0] === 'invitations.received' ? new Set([petOf(owner)]) : new Set();
    expect(tracesIn(answer.body).intersection(hidden)).toEqual(met);
  });

  it('writes nothing that is not theirs to write', async () => {
    const before = await rowsOf(app.db, owner);
    for (const row of writes.filter(([, row]) => !mayReach(may, row.access, row))) {
      const answer = await ask(app, caller, row, { id: idsOf(row), email: `${newId()}@example.co.il` });
      expect([row[0], answer.status, answer.body.error]).toEqual([row[0], 404, 'notFound']);
    }
    expect(await rowsOf(app.db, owner)).toEqual(before);
  });
});
