import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import type { TestApp } from '../../testing/app.ts';
import { endpoints, type NamedRow } from '../../testing/matrix/endpoints.ts';
import { ask, type IdPlace, idPlacesOf } from '../../testing/matrix/example-request.ts';
import { givenCoOwner } from '../../testing/fixtures/given-people.ts';
import { memoize } from '../../testing/matrix/memoize.ts';
import { matrixApp } from '../../testing/matrix/matrix-app.ts';
import { ownersOfPrivateRows } from '../../testing/matrix/household-with-guests.ts';
import { rowsBefore, rowsOf } from '../../testing/database/account-rows.ts';
import {
  closed,
  foreignTracesIn,
  type Ids,
  idsOf,
  isRead,
  servedAnswer,
  serving,
} from '../../testing/matrix/served-answer.ts';
import {
  contentOf,
  deletedOneOfEach,
  isOwnMake,
  makerOf,
  makersFor,
  newcomer,
  oneOfEach,
  onceFor,
  provided,
  rowOf,
  saidBy,
  type AccountWithEverything,
  accountWithEverything,
  thingAt,
  worked,
} from '../../testing/matrix/account-with-everything.ts';
import { tracesIn } from '../../testing/matrix/data-marks.ts';
import { sampledRows } from '../../testing/matrix/matrix-sample.ts';

/** Caller for the owner's items: with a token and one of everything of their own, or without. */
type Caller = { readonly who: string; readonly enter?: (row: NamedRow) => Promise<AccountWithEverything> };
const callers: readonly Caller[] = [
  { who: 'the owner', enter: (row) => theOwner(row) },
  { who: 'a stranger', enter: (row) => theStranger(row) },
  { who: 'nobody' },
];

const open = endpoints.filter(([, row]) => row.access === 'public');
const isInPath = ({ part }: IdPlace) => part === 'params';

/** Errors that refer to the caller and not to the request. */
const refusalsOfAccess = ['unauthorized', 'invalidToken', 'forbidden', 'notFound'];

let app: TestApp;
/** Accounts for endpoints that change nothing: they keep all items. */
const theOwner = onceFor(
  () => app,
  async ({ one }) => one,
);
const theStranger = onceFor(
  () => app,
  async ({ one }) => one,
);
/**
 * Account that an endpoint may change: its items are created for it, in a household that keeps what other endpoints
 * have left.
 */
const someone = async (row: NamedRow) => {
  const { things, ...one } = await (isOfHomes(row) ? theKeeper : newcomer)(app);
  return provided(app, { ...one, things: isOfOwners(row) ? {} : things }, row, { isWhole: false });
};
/** Rows that leave a home to its owners, and of theirs alone those that may change what becomes of a pet: each has its own. */
const isOfHomes = ([name, { access }]: NamedRow) => typeof access === 'object' && !name.startsWith('households.');
const isOfOwners = ([, { access }]: NamedRow) => typeof access === 'object' && access.level === 'own';
const theKeeper = memoize(
  async (app: TestApp) => provided(app, await newcomer(app), rowOf('pets.create'), { isWhole: false }),
  new WeakMap(),
);

beforeAll(async () => {
  app = await matrixApp();
});

it('Only signing in, the links of mails, messages to support and a sign of life are open to everybody', () => {
  expect(open.map(([name]) => name)).toEqual([
    'auth.register',
    'auth.login',
    'auth.googleSettings',
    'auth.google',
    'auth.confirmGoogle',
    'auth.forgot',
    'auth.reset',
    'auth.verify',
    'auth.restoreEmail',
    'auth.resend',
    'contact.send',
    'devices.confirm',
    'handovers.look',
    'health.get',
    'invitations.look',
    'invitations.photo',
    'newsletter.ask',
    'newsletter.confirm',
    'newsletter.unsubscribe',
    'newsletter.oneClick',
    'notifications.mail',
    'notifications.stopMail',
    'passkeys.ask',
    'passkeys.login',
    'reminderLinks.look',
    'reminderLinks.complete',
    'reminderLinks.snooze',
    'reminderLinks.reopen',
    'secondFactor.enter',
    'secondFactor.askRecovery',
    'secondFactor.finishRecovery',
    'secondFactor.notMe',
    'status.get',
  ]);
});

describe.each(callers)('$who', ({ enter }) => {
  it.each(sampledRows(open))('is not asked by %s who they are', async (...row) => {
    const owner = await theOwner(row);
    const caller = await enter?.(row);
    const before = await rowsBefore(app.db, owner);
    // Unknown address: a registered user stays in the app, which other matrices share.
    const email = `${newId()}@example.co.il`;
    const answer = await ask(app, caller, row, { id: idsOf(owner, row), email });
    expect(answer.status).toBeLessThan(500);
    expect(refusalsOfAccess).not.toContain(answer.body.error);
    expect(tracesIn(contentOf(answer)).intersection(tracesIn(before))).toEqual(new Set());
    expect(await rowsOf(app.db, owner)).toEqual(before);
  });
});

describe.each(callers.slice(1))('$who', ({ enter }) => {
  it.each(sampledRows(closed))('finds by %s nothing that is the owner’s, and changes nothing of it', async (...row) => {
    const owner = await theOwner(row);
    const caller = await enter?.(row);
    const before = await rowsBefore(app.db, owner);
    const refused = caller ? [404, 'notFound'] : [401, 'unauthorized'];
    const refusals = await Promise.all(
      strangeIds(row, owner, caller).map(async ({ what, id }) => {
        const answer = contentOf(await ask(app, caller, row, { text: caller?.mark, id }));
        expect([what, answer.status, answer.body.error]).toEqual([what, ...refused]);
        return { what, answer };
      }),
    );
    for (const { what, answer } of refusals) expect([what, answer]).toEqual([what, refusals[0]?.answer]);
    expect(await rowsOf(app.db, owner)).toEqual(before);
  });
});

/** Two accounts with the same items are strangers to each other, so one of them tests both sides. */
it.each(sampledRows(serving))(
  'An owner is served by %s with what is theirs, and with nothing of another’s',
  async (...row) => {
    const other = await theOwner(row);
    const owner = await (isRead(row) ? theStranger : someone)(row);
    const before = await rowsBefore(app.db, other);
    const answer = servedAnswer(
      row,
      await ask(app, owner, row, { text: saidBy(row, owner.mark), id: idsOf(owner, row) }),
    );
    expect(await foreignTracesIn(app, answer, owner)).toEqual(new Set());
    expect(await rowsOf(app.db, other)).toEqual(before);
  },
);

const theKeepersCoOwner = memoize(async (app: TestApp) => {
  const keeper = await theKeeper(app);
  return givenCoOwner(app, keeper, keeper.mark);
}, new WeakMap());
const isOfHome = (row: NamedRow) => idPlacesOf(row).length > 0 && !(row[0] in ownersOfPrivateRows);
/** The second owner of a home that has more people edits in it (access-matrix-people.test.ts). */
const isEdit = ([, { access }]: NamedRow) => typeof access === 'object' && access.level === 'edit';
it.each(sampledRows(serving.filter((row) => isOfHome(row) && !isRead(row) && !isEdit(row))))(
  'Another owner of the home is served by %s as who has made it',
  async (...row) => {
    const owner = await someone(row);
    const other = isOfHomes(row) ? await theKeepersCoOwner(app) : await givenCoOwner(app, owner, owner.mark);
    const answer = servedAnswer(
      row,
      await ask(app, other, row, { text: saidBy(row, owner.mark), id: idsOf(owner, row) }),
    );
    expect(await foreignTracesIn(app, answer, { ...owner, others: [...owner.others, other] })).toEqual(new Set());
  },
);

/** A tag that was deleted is no reason to refuse what bears it: it says nothing (features/tags/routes.test.ts). */
const mayBeDeleted = new Set(['body.tagIds']);
/**
 * An owner of both gets a field error for the deleted pet; a 404 would look like a missing budget
 * (features/budgets/routes.test.ts).
 */
const toldAtField = new Set(['budgets.create body.petId', 'budgets.update body.petId']);
/** A ticket is closed, and stays. */
const isKept = (row: NamedRow, place: IdPlace) => makerOf(row, place)[0] === 'supportTickets.create';
const ownPlacesOf = (row: NamedRow) => idPlacesOf(row).filter((place) => isOwnMake(row, place) && !isKept(row, place));
const namesThings = closed.filter((row) => ownPlacesOf(row).length > 0 && !row[1].path.endsWith('/restore'));
const withDeleted = onceFor(
  () => app,
  async ({ row, one: owner, ...how }) => {
    return { owner, deleted: await deletedOneOfEach(app, owner, owner.mark, makersFor(row, how)) };
  },
  // The named item is deleted, so the endpoint needs no preparation.
  (app) => accountWithEverything(app, rowOf('pets.create')),
);
it.each(sampledRows(namesThings))('A deleted item is not found by %s, even for its owner', async (...row) => {
  const { owner, deleted } = await withDeleted(row);
  const before = await rowsBefore(app.db, owner);
  for (const place of ownPlacesOf(row).map(nameOf)) {
    if (mayBeDeleted.has(place)) continue;
    const id: Ids = (at) => thingAt(nameOf(at) === place ? deleted : owner.things, row, at);
    const { status, body } = await ask(app, owner, row, { text: owner.mark, id });
    const refused = toldAtField.has(`${row[0]} ${place}`) ? [422, 'validation'] : [404, 'notFound'];
    expect([place, status, body.error]).toEqual([place, ...refused]);
  }
  expect(await rowsOf(app.db, owner)).toEqual(before);
});

const isOfPet = ([, { access }]: NamedRow) => typeof access === 'object' && access.of !== 'home';
const namedInPath = closed.filter((row) => row[0] !== 'pets.restore' && isOfPet(row) && idPlacesOf(row).some(isInPath));
const withoutFirstPet = onceFor(
  () => app,
  async ({ row, one: owner, ...how }) => {
    const others = await oneOfEach(app, owner, owner.mark, { by: makersFor(row, how) });
    const remove = rowOf('pets.remove');
    worked(remove, await ask(app, owner, remove, { id: () => owner.things['pets.create'] }));
    return { owner, others };
  },
);
it.each(sampledRows(namedInPath))(
  'An item of a deleted pet is not found by %s, even if its owner has other pets',
  async (...row) => {
    const { owner, others } = await withoutFirstPet(row);
    const before = await rowsBefore(app.db, owner);
    const id: Ids = (place) => thingAt(isInPath(place) ? owner.things : others, row, place);
    const { status, body } = await ask(app, owner, row, { text: owner.mark, id });
    expect([status, body.error]).toEqual([404, 'notFound']);
    expect(await rowsOf(app.db, owner)).toEqual(before);
  },
);

/**
 * Ids that this caller has nothing at. The owner's in every place and in every mixture with the caller's own: a foreign thing
 * is not moved to one's own pet, nor one's own to a foreign pet. What nobody has, in each place and in all: of two places
 * that each refuse it, neither knows what stands in the other. Without a token nothing of a request is read, and even the
 * owner's open nothing: all places are one.
 */
function strangeIds(row: NamedRow, owner: AccountWithEverything, caller: AccountWithEverything | undefined) {
  const kinds: Readonly<Record<string, Ids>> = {
    'the owner’s': idsOf(owner, row),
    'unknown to all': newId,
    'no id': () => 'x',
    'no text': () => '\u0000',
    'too long': () => 'x'.repeat(5000),
  };
  const own = idsOf(caller ?? owner, row);
  const places = idPlacesOf(row);
  const mixtures = Array.from({ length: 2 ** places.length }, (_, mask) =>
    places.filter((_place, bit) => mask & (1 << bit)).map(nameOf),
  ).filter(({ length }) => length > 0);
  const isAsked = ({ length }: readonly string[], kind: string) =>
    length === places.length || (caller && (length === 1 || kind === 'the owner’s'));
  const strange = Object.entries(kinds).flatMap(([kind, idAt]) =>
    mixtures
      .filter((places) => isAsked(places, kind))
      .map((places) => ({
        what: `${places.join(', ')}: ${kind}`,
        id: (place: IdPlace) => (places.includes(nameOf(place)) ? idAt : own)(place),
      })),
  );
  return caller || places.length > 0 ? strange : [{ what: 'the row alone', id: own }];
}
const nameOf = ({ part, field }: IdPlace) => `${part}.${field}`;
