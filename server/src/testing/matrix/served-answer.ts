import { expect } from 'vitest';
import { usuals } from '../../features/expenses/built-in-templates.ts';
import { rules } from '../../features/reminders/templates/built-in-templates.ts';
import type { Answer, TestApp } from '../app.ts';
import { endpoints, type NamedRow } from './endpoints.ts';
import type { IdPlace } from './example-request.ts';
import { tracesKept } from '../database/account-rows.ts';
import { contentOf, type AccountWithEverything, thingAt, worked } from './account-with-everything.ts';
import { tracesIn } from './data-marks.ts';

/** Rows that ask who one is. */
export const closed = endpoints.filter(([, row]) => row.access !== 'public');
/** Endpoints that serve members, guests or any signed-in user; those of support and administration require a role. */
export const serving = closed.filter(([, row]) => row.access !== 'support' && row.access !== 'admin');
export const isRead = ([, { method }]: NamedRow) => method === 'GET';

/** Closed rows that refuse their own example, for a reason that is not access. */
const ownRefusals: Readonly<Record<string, readonly [status: number, error: string]>> = {
  // No account here has a password to change: hashing takes longer than all the rest.
  'auth.changePassword': [422, 'validation'],
  // No account here has an authenticator or an app that shows codes.
  'passkeys.create': [422, 'passkeyRefused'],
  'secondFactor.confirm': [422, 'validation'],
  'secondFactor.reauthenticate': [422, 'validation'],
  // A person cannot answer their own offer, and the link of the example is invalid.
  'handovers.accept': [404, 'notFound'],
  'handovers.decline': [404, 'notFound'],
  'handovers.check': [422, 'linkInvalid'],
  // No test here reads mails: the link in the example is invalid.
  'invitations.check': [422, 'linkInvalid'],
};

/** The content of an answer that is what the row says, or its own refusal. */
export function servedAnswer(row: NamedRow, answer: Answer) {
  const refusal = ownRefusals[row[0]];
  if (!refusal) return contentOf(worked(row, answer));
  expect([answer.status, answer.body.error]).toEqual(refusal);
  return contentOf(answer);
}

/** Traces in an answer that belong neither to this person nor to those whose items they have. */
export async function foreignTracesIn(app: TestApp, answer: unknown, caller: AccountWithEverything) {
  let foreign = tracesIn(answer).difference(ofNobody).difference(namesOf(caller));
  // The others' rows are read where there are any, and something is left.
  for (const person of [caller, ...caller.others])
    if (foreign.size > 0) foreign = foreign.difference(await tracesKept(app.db, person));
  return foreign;
}

/** Ids and texts of a person and of items they created, known without reading a row. */
const namesOf = ({ id, householdId, email, mark, things }: AccountWithEverything) =>
  new Set([id, householdId, email, mark, ...Object.values(things)]);

/** Built-in items are available to everyone. */
const ofNobody = new Set([...rules, ...usuals].map(({ id }) => id));

export type Ids = (place: IdPlace) => string | undefined;
export const idsOf =
  ({ things }: AccountWithEverything, row: NamedRow): Ids =>
  (place) =>
    thingAt(things, row, place);
