import { randomBytes } from 'node:crypto';
import type * as z from 'zod/mini';
import { successOf } from '../http/outcome.ts';
import type { Answer, TestApp } from './app.ts';
import { endpoints, type NamedRow } from './endpoints.ts';
import { ask, type IdPlace, idPlacesOf } from './example-request.ts';
import { givenOwner, type Owner } from './given.ts';

/** Somebody who has one of everything that the contract can make. */
export type Settled = Owner & {
  /** Stands in every text of theirs, and nowhere else. */
  readonly mark: string;
  /** Name of the row that made a thing → its id. */
  readonly things: Things;
};
type Things = Readonly<Record<string, string>>;

// With letters of both cases and a digit, so that it does for a password too.
const newMark = () => `Mark7${randomBytes(6).toString('hex')}`;
const trace = /Mark7[0-9a-f]{12}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The marks and ids in anything: who they belong to is told by the rows they come from. */
export const tracesIn = (value: unknown) => new Set(JSON.stringify(value).match(trace));

/** A new account with one of everything, as this row needs to find it. */
export async function settled(app: TestApp, row: NamedRow): Promise<Settled> {
  const mark = newMark();
  const owner = await givenOwner(app, mark);
  const person = { ...owner, mark, things: await oneOfEach(app, owner, mark) };
  const first = firstOf(row);
  if (first) worked(first, await ask(app, person, first, { id: (place) => thingAt(person.things, first, place) }));
  return person;
}

/** Makes it once for all rows that change nothing of it; anew for a row before which something has to be done. */
export function onceFor<T>(make: (row: NamedRow) => Promise<T>) {
  let made: Promise<T> | undefined;
  return (row: NamedRow) => (firstOf(row) ? make(row) : (made ??= make(row)));
}

/** One more of everything, made by the contract's own examples, each of them belonging to the others. */
export async function oneOfEach(app: TestApp, as: Owner, text: string): Promise<Things> {
  const things: Record<string, string> = {};
  async function make(maker: NamedRow) {
    if (things[maker[0]]) return;
    for (const place of idPlacesOf(maker)) if (place.isRequired) await make(makerOf(maker, place));
    const answer = await ask(app, as, maker, { text, id: (place) => thingAt(things, maker, place) });
    things[maker[0]] = worked(maker, answer).body[madeBy(maker)].id;
  }
  for (const maker of makers) await make(maker);
  return things;
}

/** One more of everything, deleted again: what hangs off something else is deleted alone, while that stands. */
export async function deletedOneOfEach(app: TestApp, as: Owner, text: string): Promise<Things> {
  const holders = makers.flatMap((maker) =>
    idPlacesOf(maker).flatMap((place) => (place.isRequired ? makerOf(maker, place)[0] : [])),
  );
  const [standing, other] = [await oneOfEach(app, as, text), await oneOfEach(app, as, text)];
  const things = { ...standing, ...Object.fromEntries(holders.map((name) => [name, other[name]!])) };
  for (const name of Object.keys(things)) {
    const path = makers.find(([maker]) => maker === name)?.[1].path;
    const remove = endpoints.find(([, row]) => row.method === 'DELETE' && row.path === `${path}/:id`);
    if (remove) worked(remove, await ask(app, as, remove, { id: (place) => thingAt(things, remove, place) }));
  }
  return things;
}

/** The id that belongs in this place of a request. */
export const thingAt = (things: Things, row: NamedRow, place: IdPlace) => things[makerOf(row, place)[0]];

/** The rows that make a thing: it is answered under its own name, which is what other bodies call it in `nameId`. */
const makers = endpoints.filter(
  ([, { method, status, access }]) => method === 'POST' && status === 201 && access !== 'public',
);
const madeBy = ([, { reply }]: NamedRow) => Object.keys((reply as z.ZodMiniObject).shape)[0] ?? '';

function makerOf([name, row]: NamedRow, { part, field }: IdPlace) {
  const path = row.path.slice(0, row.path.indexOf(`/:${field}`));
  const maker = makers.find((maker) => (part === 'params' ? maker[1].path === path : `${madeBy(maker)}Id` === field));
  if (maker) return maker;
  const wanted = part === 'params' ? `POST ${path}` : `POST that answers { ${field.replace(/Id$/, '')} }`;
  throw new Error(
    `${name} names a thing in its ${part} (${field}), and no row makes one. Give the contract a ${wanted} with status 201, or say in testing/settled.ts how somebody comes to have one.`,
  );
}

/** What is to be done before a row can be asked: what is restored was deleted, what is reopened done, a file that is read is there. */
const firstOf = ([, { path, upload }]: NamedRow) =>
  endpoints.find(
    ([, first]) =>
      (first.method === 'DELETE' && `${first.path}/restore` === path) ||
      (first.path.endsWith('/complete') && first.path.replace(/complete$/, 'reopen') === path) ||
      (first.upload && first.path === path && !upload),
  );

/** The answer, when it is the one that the row declares. */
export function worked([name, row]: NamedRow, answer: Answer) {
  if (answer.status === successOf(row)) return answer;
  throw new Error(
    `${name} refuses whom it should serve: ${answer.status} ${JSON.stringify(answer.body)}. Give its fields examples that work together, and a pattern or format where not any text does; or say in testing/settled.ts what has to be done before.`,
  );
}
