import { randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import { isBelow, successOf } from '../../http/endpoint-properties.ts';
import { uniqueBudgetTarget } from '../fixtures/unique-budget-target.ts';
import type { Answer, TestApp } from '../app.ts';
import { endpoints, type NamedRow } from './endpoints.ts';
import { ask, type IdPlace, idPlacesOf } from './example-request.ts';
import { givenExamplePeople } from '../fixtures/example-people.ts';
import { givenNotification, givenOwner, givenPet, type Owner } from '../fixtures/given.ts';
import { givenExport } from '../fixtures/given-export.ts';
import { givenPicture } from '../fixtures/given-picture.ts';
import { givenPasskey, givenSecondFactor, givenSignIn } from '../fixtures/given-credentials.ts';
import { givenCoOwner, givenShare } from '../fixtures/given-people.ts';
import { newId } from '../../lib/ids.ts';
import { newMark } from './data-marks.ts';

/** Account with one of everything that the contract can create. */
export type AccountWithEverything = Owner & {
  /** Stands in every text of theirs, and nowhere else. */
  readonly mark: string;
  /** Name of the row that made a thing → its id. */
  readonly things: Things;
  /** Further accounts with access to the items: members of a household, sharers and inviters. */
  readonly others: readonly Owner[];
};
export type Things = Readonly<Record<string, string>>;

/** A new account with one of everything, or of what is needed to ask this row, as it needs to find it. */
export const accountWithEverything = async (
  app: TestApp,
  row: NamedRow,
  how?: { isWhole: boolean },
): Promise<AccountWithEverything> => provided(app, await newcomer(app), row, how);

/** Account without items, whose household has the people that the examples name. */
export async function newcomer(app: TestApp): Promise<AccountWithEverything> {
  const mark = newMark();
  const owner = await givenOwner(app, mark);
  await givenExamplePeople(app, owner.householdId);
  return { ...owner, mark, things: {}, others: [] };
}

/** Gives them what they have not: one of everything, or of what is needed to ask this row, as it needs to find it. */
export async function provided(
  app: TestApp,
  one: AccountWithEverything,
  row: NamedRow,
  { isWhole = true } = {},
): Promise<AccountWithEverything> {
  const making = { given: one.things, by: makersFor(row, { isWhole }) };
  const person = { ...one, things: await oneOfEach(app, one, one.mark, making) };
  const more = await comesBy[row[0]]?.(app, person);
  const having = more ? { ...person, things: { ...person.things, ...more.things }, others: [more.by] } : person;
  const first = firstOf(row);
  if (first) worked(first, await ask(app, having, first, { id: (place) => thingAt(having.things, first, place) }));
  return having;
}

/**
 * The same for all rows that change nothing of it, and for each but those about what somebody has by others: of what one
 * needs to find otherwise than it is made, there is one more, which that row alone names.
 */
export async function settledForAll(app: TestApp): Promise<AccountWithEverything> {
  const one = await accountWithEverything(app, rowOf('pets.create'));
  const ready: Things[] = [];
  for (const row of endpoints.filter((row) => firstOf(row) && !isMadeByOthers(row)))
    ready.push(await readyFor(app, one, row));
  return { ...one, things: Object.assign({}, one.things, ...ready) as Things };
}

async function readyFor(app: TestApp, one: AccountWithEverything, row: NamedRow): Promise<Things> {
  const first = firstOf(row)!;
  const place = idPlacesOf(row).findLast(({ isRequired }) => isRequired);
  const maker = place && makerOf(row, place);
  const { [maker?.[0] ?? '']: _one, ...given } = one.things;
  // A file that is read, or taken away, is there of whatever has been made.
  const isAnother = maker !== undefined && !first[1].upload;
  const things = isAnother ? await oneOfEach(app, one, one.mark, { given, by: [maker] }) : one.things;
  worked(first, await ask(app, one, first, { id: (place) => thingAt(things, first, place) }));
  return isAnother ? { [nameAt(row, place!)]: things[maker[0]]! } : {};
}

/** The rows that make what this one names, and a pet, which others are asked about; or all that make anything. */
export const makersFor = (row: NamedRow, { isWhole }: { isWhole: boolean }) => (isWhole ? makers : neededFor(row));
const neededFor = (row: NamedRow) => [
  rowOf('pets.create'),
  ...idPlacesOf(row)
    .filter((place) => isOwnMake(row, place))
    .map((place) => makerOf(row, place)),
];

/** Creates items that a person has through someone else, and returns who created them. */
type ComesBy = (app: TestApp, person: AccountWithEverything) => Promise<{ things: Things; by: Owner }>;

/** Rows of what nobody makes for themselves: how somebody comes to have it, by the name of its place in the row. */
const comesBy: Readonly<Record<string, ComesBy>> = {
  'pictures.get': async (app, person) => ({
    things: { 'pictures.get.id': await givenPicture(app, person) },
    by: person,
  }),
  'households.removeOwner': async (app, person) => {
    const by = await givenCoOwner(app, person, person.mark);
    return { things: { 'households.removeOwner.userId': by.id }, by };
  },
  'households.removeSuccessor': hasSuccessor,
  'households.askSuccession': async (app, person) => {
    const by = await givenOwner(app, person.mark);
    await ask(app, by, rowOf('households.setSuccessor'), { email: person.email });
    return { things: { 'households.askSuccession.householdId': by.householdId }, by };
  },
  'households.objectSuccession': hasBeenAsked,
  'households.approveSuccession': hasBeenAsked,
  'invitations.accept': wasInvited,
  'invitations.decline': wasInvited,
  'invitations.reopen': wasInvited,
  'sharing.leave': async (app, person) => {
    const by = await givenOwner(app, person.mark);
    const { id } = await givenPet(app, by, { name: person.mark });
    return {
      things: { 'sharing.leave.shareId': await givenShare(app, by, id, { guest: person, name: person.mark }) },
      by,
    };
  },
  // The server alone tells somebody something.
  ...Object.fromEntries(
    ['notifications.read', 'notifications.remove'].map((name) => [
      name,
      async (app: TestApp, person: AccountWithEverything) => ({
        things: { [`${name}.id`]: await givenNotification(app, person, person.mark) },
        by: person,
      }),
    ]),
  ),
  'sessions.remove': async (app, person) => ({
    things: { 'sessions.remove.sessionId': await givenSignIn(app, person, person.mark) },
    by: person,
  }),
  // An authenticator makes it, and no example.
  ...Object.fromEntries(
    ['passkeys.update', 'passkeys.remove'].map((name) => [
      name,
      async (app: TestApp, person: AccountWithEverything) => {
        const id = await givenPasskey(app, person, person.mark);
        // The last way to sign in stays.
        await givenPasskey(app, person, person.mark);
        return { things: { [`${name}.passkeyId`]: id }, by: person };
      },
    ]),
  ),
  ...Object.fromEntries(
    ['secondFactor.enable', 'secondFactor.remove', 'secondFactor.renewCodes'].map((name) => [
      name,
      async (app: TestApp, person: AccountWithEverything) => {
        await givenSecondFactor(app, person, { isEnabled: name !== 'secondFactor.enable' });
        return { things: {}, by: person };
      },
    ]),
  ),
  // A job makes it.
  ...Object.fromEntries(
    ['accountExports.remove', 'accountExports.link'].map((name) => [
      name,
      async (app: TestApp, person: AccountWithEverything) => {
        await givenExport(app, person);
        return { things: {}, by: person };
      },
    ]),
  ),
  // Merges into another tag of the same household.
  'tags.merge': async (app, person) => {
    const add = () => addNamed(app, person, 'tags.create');
    return { things: { 'tags.merge.id': await add(), 'tags.merge.tagId': await add() }, by: person };
  },
  'expenseCategories.merge': async (app, person) => {
    const add = () => addNamed(app, person, 'expenseCategories.create');
    const [id, into] = [await add(), await add()];
    return { things: { 'expenseCategories.merge.id': id, 'expenseCategories.merge.categoryId': into }, by: person };
  },
  ...Object.fromEntries(
    ['trash.restore', 'trash.remove'].map((name) => [
      name,
      async (app: TestApp, person: AccountWithEverything) => ({
        things: { [`${name}.id`]: await givenDeletedPet(app, person, person.mark) },
        by: person,
      }),
    ]),
  ),
  // A draft is paid nothing: one that was sent, of an expense.
  'claims.pay': async (app, person) => {
    const { id, expenseId } = await givenSentClaim(app, person, person.things['pets.create']!, person.mark);
    return { things: { 'claims.pay.id': id, 'expenses.create besides: claimed': expenseId }, by: person };
  },
  // A share that is only offered cannot be given back.
  'sharing.giveBack': async (app, person) => {
    const by = await givenOwner(app, person.mark);
    return {
      things: {
        'sharing.create': await givenShare(app, person, person.things['pets.create']!, {
          guest: by,
          name: person.mark,
        }),
      },
      by,
    };
  },
};

export const rowOf = (name: string): NamedRow => endpoints.find(([found]) => found === name)!;

/** Creates an item with a name that is unique in its household. */
async function addNamed(app: TestApp, person: AccountWithEverything, name: string): Promise<string> {
  const row = rowOf(name);
  return worked(row, await ask(app, person, row, { text: saidBy(row, person.mark) })).body[madeBy(row)].id;
}

/** A claim that can be paid again and again: it was sent, and is of an expense. */
export async function givenSentClaim(app: TestApp, as: Owner, petId: string, text: string) {
  const add = async (path: string, body: object) =>
    (await app.call('POST', `/api/${path}`, { as, body: { ...body, petId } })).body;
  const { expense } = await add('expenses', {
    description: text,
    amount: 100_000,
    category: 'vet',
    date: '2026-11-20',
  });
  const sent = { insurer: text, status: 'sent', sentOn: '2026-11-20', expenseIds: [expense.id] };
  return { id: (await add('claims', sent)).claim.id as string, expenseId: expense.id as string };
}

/** An entry of the trash: a pet, of whose deletion nobody hears but owners. */
export async function givenDeletedPet(app: TestApp, as: Owner, name: string) {
  const { id } = await givenPet(app, as, { name });
  worked(rowOf('pets.remove'), await app.call('DELETE', `/api/pets/${id}`, { as }));
  return id;
}

async function hasSuccessor(app: TestApp, person: AccountWithEverything) {
  const by = await givenOwner(app, person.mark);
  worked(
    rowOf('households.setSuccessor'),
    await ask(app, person, rowOf('households.setSuccessor'), {
      email: by.email,
      text: person.mark,
      id: () => person.householdId,
    }),
  );
  return { things: {}, by };
}

async function hasBeenAsked(app: TestApp, person: AccountWithEverything) {
  const has = await hasSuccessor(app, person);
  const row = rowOf('households.askSuccession');
  worked(row, await ask(app, has.by, row, { id: () => person.householdId }));
  return has;
}

async function wasInvited(app: TestApp, person: AccountWithEverything) {
  const by = await givenOwner(app, person.mark);
  const { id } = await givenPet(app, by, { name: person.mark });
  const row = rowOf('sharing.create');
  const { body } = worked(row, await ask(app, by, row, { email: person.email, id: () => id }));
  const { invitationId } = body.share;
  return { things: Object.fromEntries(answers.map((name) => [`${name}.invitationId`, invitationId])), by };
}
const answers = ['invitations.accept', 'invitations.decline', 'invitations.reopen'];

/** True for an endpoint about items that a person has through someone else. */
export const isMadeByOthers = ([name]: NamedRow) => name in comesBy;

type OfRow = { readonly row: NamedRow; readonly isWhole: boolean; readonly one: AccountWithEverything };

/**
 * Settles somebody once, whole, for all rows that change nothing of it, and once for each row about what they have by
 * others, with what that one needs; and makes something of it.
 */
export function onceFor<T>(app: () => TestApp, make: (of: OfRow) => Promise<T>, settleWhole = settledForAll) {
  const made = new Map<string, Promise<T>>();
  return (row: NamedRow) => {
    const isWhole = !isMadeByOthers(row);
    const settle = async () => {
      const one = isWhole ? await settleWhole(app()) : await accountWithEverything(app(), row, { isWhole });
      return make({ row, isWhole, one });
    };
    const of = isWhole ? '' : row[0];
    const found = made.get(of) ?? settle();
    made.set(of, found);
    return found;
  };
}

type Making = {
  /** Existing items that the new ones belong to. */
  readonly given?: Things;
  /** Only these, and what they belong to. */
  readonly by?: readonly NamedRow[];
};

/** Additional items, for lists that do not contain the endpoint's example. */
const besides: Readonly<Record<string, object>> = {
  // A reminder that is due now is not overdue.
  'reminders.create': { date: '2026-11-20T07:00:00.000Z' },
};
/** The name of the row that made it. */
export const makerNameOf = (thing: string) => thing.replace(/ besides.*$/, '');

/** Creates one more of everything from the contract's examples, linked to each other. */
export async function oneOfEach(
  app: TestApp,
  as: Owner,
  text: string | ((maker: NamedRow) => string),
  { given = {}, by = makers }: Making = {},
): Promise<Things> {
  const things: Record<string, string> = { home: as.householdId, ...given };
  async function make(maker: NamedRow) {
    if (things[maker[0]]) return;
    for (const place of idPlacesOf(maker)) if (place.isRequired) await make(makerOf(maker, place));
    // An address is asked into a home once, and a pet is offered to one address at a time.
    const email = maker[0] === 'handovers.create' ? undefined : `${newId()}@example.co.il`;
    const [name] = maker;
    const filling = {
      text: saidBy(maker, typeof text === 'string' ? text : text(maker)),
      email,
      id: (place: IdPlace) => thingAt(things, maker, place),
    };
    if (name === 'settlements.create') await givenExamplePeople(app, as.householdId);
    const unlike = name === 'budgets.create' ? uniqueBudgetTarget(things.home) : {};
    const one = async (said?: object) =>
      worked(maker, await ask(app, as, maker, { ...filling, said: { ...unlike, ...said } })).body[madeBy(maker)].id;
    things[name] = await one();
    if (besides[name]) things[`${name} besides`] = await one(besides[name]);
  }
  for (const maker of by) await make(maker);
  return things;
}

/**
 * Creates one more of everything and deletes it: an item that belongs to another is deleted alone, while the other
 * stays.
 */
export async function deletedOneOfEach(app: TestApp, as: Owner, text: string, by = makers): Promise<Things> {
  const holders = by.flatMap((maker) =>
    idPlacesOf(maker).flatMap((place) => (place.isRequired ? makerOf(maker, place)[0] : [])),
  );
  const [standing, other] = [await oneOfEach(app, as, text, { by }), await oneOfEach(app, as, text, { by })];
  const things = { ...standing, ...Object.fromEntries(holders.map((name) => [name, other[name]!])) };
  // Deletes dependent items first: they were created later.
  for (const [name, id] of Object.entries(things).toReversed()) {
    const path = makers.find(([maker]) => maker === makerNameOf(name))?.[1].path ?? '';
    const remove = endpoints.find(([, row]) => row.method === 'DELETE' && isBelow(path, row.path));
    const where = { ...standing, [makerNameOf(name)]: id };
    if (remove) worked(remove, await ask(app, as, remove, { id: (place) => thingAt(where, remove, place) }));
  }
  return things;
}

/** Unique text for a name: a household has no two tags, categories or buttons of the same name. */
export const saidBy = ([name]: NamedRow, text: string) =>
  /^(tags|expenseCategories|quickButtons)\.(create|update)$/.test(name)
    ? `${text}${randomBytes(3).toString('hex')}`
    : text;

/** The id that belongs in this place of a request. */
export const thingAt = (things: Things, row: NamedRow, place: IdPlace) =>
  things[nameAt(row, place)] ?? things[isHome(place) ? 'home' : makerOf(row, place)[0]];
const nameAt = ([name]: NamedRow, { field }: IdPlace) => `${name}.${field}`;
const isHome = ({ field }: IdPlace) => field === 'householdId';

/** True if the item at this place is created by its owner: other people's items and households are not. */
export const isOwnMake = (row: NamedRow, place: IdPlace) => !isHome(place) && !isMadeByOthers(row);

/**
 * Path of a support item that its user creates, by the path at which support answers it. Members are no administrators, and
 * are refused whatever id they name: that of a ticket stands for all.
 */
const madeAt: Readonly<Record<string, string>> = {
  '/support/tickets': '/users/support-tickets',
  '/support/tickets/:id/files': '/users/support-files',
  '/admin/accounts': '/users/support-tickets',
  '/admin/jobs': '/users/support-tickets',
  '/admin/mails': '/users/support-tickets',
  '/admin/notices': '/users/support-tickets',
};

/**
 * Endpoints that answer an existing item: a payment of the insurer creates refunds and answers the claim; a message
 * answers its ticket.
 */
const answersWhatIsThere = new Set(['claims.pay', 'supportTickets.reply', 'supportDesk.reply']);

/** The rows that make a thing: it is answered under its own name, which is what other bodies call it in `nameId`. */
export const makers = endpoints.filter(
  ([name, { method, status, access }]) =>
    method === 'POST' && status === 201 && access !== 'public' && !answersWhatIsThere.has(name),
);
const madeBy = ([, { reply }]: NamedRow) => Object.keys((reply as z.ZodMiniObject).shape)[0] ?? '';

export function makerOf([name, row]: NamedRow, { part, field }: IdPlace) {
  const below = row.path.slice(0, row.path.indexOf(`/:${field}`));
  const path = madeAt[below] ?? below;
  const found = makers.filter((maker) =>
    part === 'params' ? maker[1].path === path : `${madeBy(maker)}Id` === field.replace(/s$/, ''),
  );
  // Templates are of reminders, and of expenses.
  const [of] = row.path.match(/^\/\w+/)!;
  const maker = found.find((one) => one[1].path.startsWith(of)) ?? found[0];
  if (maker) return maker;
  const wanted = part === 'params' ? `POST ${path}` : `POST that answers { ${field.replace(/Id$/, '')} }`;
  throw new Error(
    `${name} names a thing in its ${part} (${field}), and no row makes one. Give the contract a ${wanted} with status 201, or say in testing/settled.ts how somebody comes to have one.`,
  );
}

/** The DELETE beside it erases, and leaves nothing to restore. */
const deletedElsewhere = new Set(['trash.restore']);

/**
 * Preparation of an endpoint: a restored item was deleted, a reopened one completed, a file that is read was uploaded.
 */
export const firstOf = ([name, { path, upload, access }]: NamedRow) =>
  endpoints.find(
    ([, first]) =>
      // An item behind a link is not opened by the link of its example.
      access !== 'public' &&
      !deletedElsewhere.has(name) &&
      ((first.method === 'DELETE' && `${first.path}/restore` === path) ||
        (first.path.endsWith('/complete') && first.path.replace(/complete$/, 'reopen') === path) ||
        (first.upload && first.path === path && !upload)),
  );

/** The answer, when it is the one that the row declares. */
export function worked([name, row]: NamedRow, answer: Answer) {
  if (answer.status === successOf(row)) return answer;
  throw new Error(
    `${name} refuses whom it should serve: ${answer.status} ${JSON.stringify(answer.body)}. Give its fields examples that work together, and a pattern or format where not any text does; or say in testing/settled.ts what has to be done before.`,
  );
}

/** An answer without what tells it from the next one like it. */
export function contentOf({ status, headers: { 'x-request-id': _id, date: _date, ...headers }, body }: Answer) {
  if (Buffer.isBuffer(body)) return { status, headers, body: body.toString('latin1') };
  const { requestId: _requestId, ...content } = body;
  return { status, headers, body: content };
}
