import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { type Answer, testApp, type TestApp } from '../../testing/app.ts';
import { endpoints, type NamedRow } from '../../testing/matrix/endpoints.ts';
import { ask, idPlacesOf } from '../../testing/matrix/example-request.ts';
import { rowsOf } from '../../testing/database/account-rows.ts';
import {
  type AccountWithEverything,
  accountWithEverything as settledWith,
  thingAt,
  worked,
} from '../../testing/matrix/account-with-everything.ts';
import { sampledRows } from '../../testing/matrix/matrix-sample.ts';

/** Every row of the contract that changes something is repeated here; a new one is included by being there. */
const closedWrites = endpoints.filter(
  ([, { method, access }]) => method !== 'GET' && access !== 'public' && access !== 'support' && access !== 'admin',
);
/**
 * Endpoints that store no response: setting a photo twice changes nothing, a token and an address are secrets, an ended
 * session asks nothing, an import recognises its own rows.
 */
const unkept = new Set([
  'accountExports.link',
  'auth.refresh',
  'calendarFeeds.create',
  'auth.logout',
  'deletion.now',
  'deletion.request',
  'passkeys.begin',
  'passkeys.create',
  'secondFactor.begin',
  'secondFactor.confirm',
  'secondFactor.renewCodes',
  'pets.setPhoto',
  'profile.setPicture',
  'medicalRecords.attach',
  'medicalRecords.setDocument',
  'expenses.attach',
  'claims.attach',
  'observations.attach',
  'expenses.setReceipt',
  'uploads.create',
  'supportFiles.create',
  'expenseImports.create',
  'expenseImports.leftover',
  'expenseImports.preview',
  'measureFiles.upload',
]);
/**
 * Refuse their own example: nobody here has a password to change, is offered anything, or reads mails. What they repeat is
 * in their own tests.
 */
const refusing = new Set([
  'auth.changePassword',
  'handovers.check',
  'handovers.accept',
  'handovers.decline',
  'invitations.check',
  'secondFactor.reauthenticate',
]);
const repeatable = closedWrites.filter(([name]) => !unkept.has(name) && !refusing.has(name));

let app: TestApp;
/** OpenAPI description of each path. */
let paths: Record<string, Record<string, { parameters: unknown }>>;
beforeAll(async () => {
  app = await testApp();
  ({ paths } = (await app.call('GET', '/api/openapi.json')).body);
});

/** Account with only the items that the endpoint needs: the test creates hundreds of them. */
const settled = (row: NamedRow) => settledWith(app, row, { isWhole: false });

const keyed = (key: string) => ({ 'idempotency-key': key });
const send = (owner: AccountWithEverything, row: NamedRow, key?: string) =>
  ask(app, owner, row, {
    text: owner.mark,
    id: (place) => thingAt(owner.things, row, place),
    ...(key && { headers: keyed(key) }),
  });
/** Bodies of a different request, for endpoints that take neither texts nor ids. */
const otherwise: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'consents.give': { also: true },
  'devices.create': { address: 'https://updates.push.services.mozilla.com/wpush/v2/another' },
  'secondFactor.enable': { also: true },
  'settings.update': { language: 'en' },
  'subscription.update': { plan: 'premium' },
  'preferences.update': { startPage: 'home' },
  'notificationPreferences.update': { timezone: 'UTC' },
};
/** The same verb with everything in it another. */
const sendOther = (owner: AccountWithEverything, row: NamedRow, key: string) =>
  ask(app, owner, row, { text: 'Another1', id: newId, said: otherwise[row[0]], headers: keyed(key) });

const told = ({ status, headers, body }: Answer) => ({
  status,
  etag: headers.etag,
  location: headers.location,
  body,
});

/** Table and version of each row of an account. */
async function extent(owner: AccountWithEverything) {
  const rows = await rowsOf(app.db, owner);
  return rows.map(({ table, row }) => `${String(table)} ${String((row as { version?: number }).version)}`).toSorted();
}

/** A row that takes nothing is one request always, and has nothing to be refused for; nor has one that asks for a password, which nobody here has. */
const takesSomething = (row: NamedRow) =>
  row[0] !== 'secondFactor.remove' && (row[1].body !== undefined || idPlacesOf(row).length > 0);

describe.each(sampledRows(repeatable))('%s, sent again under its key', (...row) => {
  it('answers what the first one did, and does nothing', async () => {
    const owner = await settled(row);
    const first = worked(row, await send(owner, row, 'k'));
    const before = await rowsOf(app.db, owner);
    const again = await send(owner, row, 'k');
    expect(told(again)).toEqual(told(first));
    const marks = [first, again].map(({ headers }) => headers['idempotency-replayed']);
    expect(marks).toEqual([undefined, 'true']);
    expect(await rowsOf(app.db, owner)).toEqual(before);
  });

  it('is done once by twenty at the same time, and all that are not told to wait get its answer', async () => {
    const [alone, owner] = [await settled(row), await settled(row)];
    const { status } = worked(row, await send(alone, row, 'k'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(owner, row, 'k')));
    const again = told(await send(owner, row, 'k'));
    const [served, waiting] = [answers.filter((answer) => answer.status === status), answers.filter(isToWait)];
    expect([served.length > 0, served.length + waiting.length]).toEqual([true, 20]);
    for (const answer of served) expect(told(answer)).toEqual(again);
    expect(await extent(owner)).toEqual(await extent(alone));
  });

  it.runIf(takesSomething(row))('is refused when it is another request', async () => {
    const owner = await settled(row);
    worked(row, await send(owner, row, 'k'));
    const before = await rowsOf(app.db, owner);
    const { status, body } = await sendOther(owner, row, 'k');
    expect([status, body.error]).toEqual([422, 'idempotencyKeyReused']);
    expect(await rowsOf(app.db, owner)).toEqual(before);
  });

  it('is a first one when somebody else sends it', async () => {
    const [owner, other] = [await settled(row), await settled(row)];
    worked(row, await send(owner, row, 'k'));
    const before = await extent(other);
    worked(row, await send(other, row, 'k'));
    expect(await extent(other)).not.toEqual(before);
  });

  it.runIf(takesSomething(row))('is a first one when the one before was refused', async () => {
    const owner = await settled(row);
    const { status } = idPlacesOf(row).length > 0 ? await sendOther(owner, row, 'k') : await sendEmpty(owner, row, 'k');
    expect(status).toBeGreaterThanOrEqual(400);
    worked(row, await send(owner, row, 'k'));
  });
});

const isToWait = ({ status, headers, body }: Answer) =>
  status === 409 && body.error === 'requestInProgress' && headers['retry-after'] === '1';
const sendEmpty = (as: AccountWithEverything, [, { method, path }]: NamedRow, key: string) =>
  app.call(method, `/api${path}`, { as, body: {}, headers: keyed(key) });

it.each(sampledRows(closedWrites))(
  'The API reference says whether %s takes a key, and it keeps its answer just then',
  async (...row) => {
    const owner = await settled(row);
    const described = paths[row[1].path.replaceAll(/:(\w+)/g, '{$1}')]?.[row[1].method.toLowerCase()];
    const says = JSON.stringify(described?.parameters).includes('/idempotencyKey"');
    expect(says).toBe(!unkept.has(row[0]));
    const { status } = await send(owner, row, 'k');
    const kept = await app.db.selectFrom('idempotencyKeys').select('key').where('userId', '=', owner.id).execute();
    expect(kept.length > 0).toBe(says && status < 300);
  },
);
