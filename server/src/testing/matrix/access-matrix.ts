import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Access } from '@tzemed/contract/schema/endpoint';
import { successOf, takesVersion, versionIn } from '../../http/endpoint-properties.ts';
import { newId } from '../../lib/ids.ts';
import type { TestApp } from '../app.ts';
import type { NamedRow } from './endpoints.ts';
import { ask, type IdPlace, idPlacesOf } from './example-request.ts';
import { isServed, type Named, ranks } from './expected-access.ts';
import { runInLanes } from './run-in-lanes.ts';
import { memoize } from './memoize.ts';
import {
  areas,
  askedFor,
  beforehand,
  bringBack,
  type Caller,
  freshFor,
  type Kind,
  kindOfAccess,
  type OwnedPet,
  type HouseholdWithGuests,
  everyoneAtHome,
  ownersOfPrivateRows,
} from './household-with-guests.ts';
import { statementsOf } from '../pinned/pinning-connection.ts';
import { tracesKept, versionsOf } from '../database/account-rows.ts';
import { closed, foreignTracesIn, isRead, serving } from './served-answer.ts';
import { contentOf, thingAt, type Things } from './account-with-everything.ts';
import { tracesIn } from './data-marks.ts';

/** Rows that name a thing, or can. */
export const naming = closed.filter((row) => idPlacesOf(row).length > 0);
/** Rows that answer without naming one. */
export const looking = serving.filter((row) => isRead(row) && !idPlacesOf(row).some(({ isRequired }) => isRequired));

export const takes = ([, { query }]: NamedRow, field: string) =>
  field in ((query as { shape?: object } | undefined)?.shape ?? {});

const namedBy = ([name, { access }]: NamedRow, caller: Caller, pet: 'shared' | 'other'): Named =>
  access === 'user'
    ? { pet: 'none', isTheirs: name in ownersOfPrivateRows ? isTheirs(ownersOfPrivateRows[name]!, caller) : undefined }
    : { pet };
const isTheirs = (named: string, { who, isOwner, rights, elsewhere }: Caller) =>
  named === everyoneAtHome ? isOwner || rights !== undefined || elsewhere !== undefined : named === who;
/**
 * Access of an endpoint. A household endpoint that is asked for one of its pets requires the permission for that pet.
 */
const accessOf = (row: NamedRow): Access => {
  const [, { access }] = row;
  if (typeof access !== 'object' || !takes(row, 'petId')) return access;
  const { area, level } = access;
  return { area, level };
};
/**
 * Callers who ask for the other pet after all have asked for the shared one: each owner; of the guests, who do not
 * share it, the one with the highest permission for the endpoint's area; the guest of a third pet; and the former
 * owner. For everyone else both pets are equally unknown.
 */
function askingForOther([, { access }]: NamedRow, callers: readonly Caller[]) {
  const rightOf = ({ rights }: Caller) =>
    rights && typeof access === 'object' ? ranks.indexOf(rights[access.area]) : 0;
  const guests = callers.filter(({ rights }) => rights).toSorted((one, other) => rightOf(other) - rightOf(one));
  const others = callers.filter(({ who, isOwner, elsewhere }) => isOwner || elsewhere || who === 'owner who left');
  return new Set([...others, ...guests.slice(0, 1)]);
}
/** True if an item that was edited or extended can be edited again. */
const isRepeatable = (row: NamedRow) =>
  row[0] !== 'claims.pay' && (row[1].method === 'PUT' || (row[1].method === 'POST' && !beforehand(row)));
/** Calls whose texts are kept in another area than that which they ask for: the record of what was done. */
const writtenIn: Readonly<Record<string, Kind>> = { 'care.done': 'medicalRecords' };
const textFor = ([name, { access }]: NamedRow, { marks }: OwnedPet) =>
  marks[writtenIn[name] ?? (typeof access === 'object' ? kindOfAccess(access) : 'profile')];

/** Checks of all endpoints for a household. */
export async function matrixOf(app: TestApp, home: HouseholdWithGuests) {
  /**
   * Key of callers who are treated alike: their access when the session began, and whether the endpoint would serve
   * them for an item of the shared pet.
   */
  function doorOf(row: NamedRow, caller: Caller) {
    const { as, isOwner, rights, elsewhere } = home.called(caller.who);
    const door = !as ? 'none' : isOwner ? 'home' : rights ? 'share' : elsewhere ? 'elsewhere' : 'own';
    return `${door} ${isServed(accessOf(row), caller, namedBy(row, caller, 'shared'))}`;
  }
  const kept = await tracesKept(app.db, home.owner);
  // Were they not seen, nothing would be taken for a leak.
  for (const { things, marks } of [home.shared, home.other])
    expect([...kept]).toEqual(expect.arrayContaining([things['pets.create'], ...areas.map((area) => marks[area])]));

  const asked = (row: NamedRow, { as }: Caller, pet: OwnedPet, things: Things, said?: object) =>
    ask(app, as, row, { text: textFor(row, pet), id: (place) => thingAt(things, row, place), said: { ...said } });
  /** Asks with an unknown id of each kind: `petId` and `petIds` name the same one, as they do for an existing pet. */
  function unknown(row: NamedRow, { as }: Caller) {
    const ids: Record<string, string> = {};
    const id = ({ field }: IdPlace) => (ids[field.replace(/s$/, '')] ??= newId());
    return ask(app, as, row, { text: textFor(row, home.shared), id });
  }

  /** Traces in an answer that a caller of the household must not see. */
  const leaksTo = (caller: Caller, answer: unknown) =>
    caller.isOwner ? [] : [...tracesIn(answer).intersection(kept).difference(home.mayBeTold(caller))];

  /**
   * Traces in an owner's answer that belong neither to them nor to the household, where the names of all other owners
   * appear.
   */
  async function foreignTo({ as, name: mark }: Caller, answer: unknown, things: Things) {
    const traces = [...tracesIn(answer).difference(kept)];
    return [...(await foreignTracesIn(app, traces, { ...as!, mark, things, others: [home.owner] }))];
  }

  /** True if an endpoint serves a caller who names an item of the shared pet. */
  const serves = (row: NamedRow, caller: Caller) => isServed(accessOf(row), caller, namedBy(row, caller, 'shared'));

  /**
   * Asks a row for what each pet has: as each caller for the shared one, and for the other one by those to whom
   * it may be another than the first. But those who would change it do not ask.
   */
  async function cellsOf(row: NamedRow, callers: readonly Caller[], askingForBoth = askingForOther(row, callers)) {
    const things = {
      shared: await askedFor(app, home.owner, row, home.shared),
      ...(askingForBoth.size > 0 && { other: await askedFor(app, home.owner, row, home.other) }),
    };
    const before = await versionsOf(app.db, home.owner);
    const found: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    /** Answer for an unknown id: one caller asks for all who are treated alike. */
    const neverBy = memoize((door: string) =>
      statementsOf(() =>
        unknown(
          row,
          callers.find((caller) => doorOf(row, caller) === door)!,
        ),
      ),
    );
    await runInLanes(callers, async (caller) => {
      for (const pet of ['shared', ...(askingForBoth.has(caller) ? (['other'] as const) : [])] as const) {
        const mayBe = isServed(accessOf(row), caller, namedBy(row, caller, pet));
        if (mayBe && !isRead(row)) continue;
        const { answer, statements } = await statementsOf(() => asked(row, caller, home[pet], things[pet]!));
        const cell = `${row[0]}, ${caller.who}, ${pet}`;
        const refusal = caller.as ? [404, 'notFound'] : [401, 'unauthorized'];
        found[cell] = [answer.status, answer.body?.error, leaksTo(caller, contentOf(answer))];
        expected[cell] = [...(mayBe ? [successOf(row[1]), undefined] : refusal), []];
        if (mayBe) continue;
        const never = await neverBy(doorOf(row, caller));
        const theirs = { answer: contentOf(answer), statements };
        const nobodys = { ...never, answer: contentOf(never.answer) };
        // Some fifty long texts, that are compared here faster than where they would be shown.
        if (isDeepStrictEqual(theirs, nobodys)) continue;
        found[`${cell}, like what nobody has`] = theirs;
        expected[`${cell}, like what nobody has`] = nobodys;
      }
    });
    const after = await versionsOf(app.db, home.owner);
    for (const pet of Object.values(things)) await bringBack(app, home.owner, row, pet);
    const rows = (versions: string) => (before === after ? 'as they were' : versions.split(';'));
    return { found: { ...found, rows: rows(after) }, expected: { ...expected, rows: rows(before) } };
  }

  /**
   * Has each of them change what is shared: the same in turn, or each time something else where nothing is left to be
   * changed by the next. Answers what came of it, and how it should have been.
   */
  async function changed(row: NamedRow, callers: readonly Caller[]) {
    const found: unknown[] = [];
    const later: (() => Promise<unknown>)[] = [];
    let things = home.shared.things;
    let said: object | undefined;
    for (const [index, caller] of callers.entries()) {
      if (index === 0 || !isRepeatable(row)) {
        things = await freshFor(app, home.owner, row, home.shared);
        await asUnedited('pets', things['pets.create']!);
        // Paying a claim begins from its version, and is another edit of the claim.
        if (row[0] === 'claims.pay') await asUnedited('claims', things['claims.pay.id']!);
        said = undefined;
      }
      const answer = await asked(row, caller, home.shared, things, said);
      const content = contentOf(answer);
      const of = things;
      const find = async () => {
        const foreign = caller.isOwner ? await foreignTo(caller, content, of) : [];
        found.push([row[0], caller.who, answer.status, leaksTo(caller, content), foreign]);
      };
      // Rows are read once for all of them; but a photo goes with the next.
      if (row[1].upload) await find();
      else later.push(find);
      // The next edit begins from what this one has made.
      said = takesVersion(row[1]) ? { version: versionIn(answer.body) } : undefined;
    }
    for (const find of later) await find();
    return { found, expected: callers.map(({ who }) => [row[0], who, successOf(row[1]), [], []]) };
  }

  /** The example of an edit begins from the first version. */
  const asUnedited = (table: 'pets' | 'claims', id: string) =>
    app.db
      .updateTable(table)
      .set({ version: 1 })
      .where('householdId', '=', home.owner.householdId)
      .where('id', '=', id)
      .execute();

  const look = (row: NamedRow, { as }: Caller) => ask(app, as, row, { text: textFor(row, home.shared) });

  /** A caller's answers from an endpoint without ids: current state and all events. */
  async function told(row: NamedRow, caller: Caller) {
    const { as, who } = caller;
    const since = home.cursors[who];
    const answers = [await look(row, caller)];
    if (takes(row, 'since') && as && since)
      answers.push(await app.call('GET', `/api${row[1].path}?${new URLSearchParams({ since })}`, { as }));
    return answers.map(contentOf);
  }

  /** Search results for the text of each pet's items of one kind, if the endpoint has a search. */
  async function searched(row: NamedRow, { as }: Caller, kind: Kind) {
    const answers = [];
    if (takes(row, 'q'))
      for (const { marks } of [home.shared, home.other])
        answers.push(contentOf(await ask(app, as, row, { text: marks[kind] })));
    return answers;
  }

  /** All of it, and by kind what is found of what stands anywhere of either pet: of all that there are, or of these. */
  async function looks(row: NamedRow, caller: Caller, kinds = Object.keys(home.shared.marks) as readonly Kind[]) {
    const looked = { told: await told(row, caller), found: new Map<Kind, Awaited<ReturnType<typeof searched>>>() };
    for (const kind of kinds) looked.found.set(kind, await searched(row, caller, kind));
    return { ...looked, answers: [...looked.told, ...[...looked.found.values()].flat()] };
  }

  return { leaksTo, serves, cellsOf, changed, look, told, searched, looks };
}

/** Rows that change things of a pet, and whom they serve. */
export const editing = naming.filter(([, { access }]) => typeof access === 'object' && access.level === 'edit');
export const mayEdit = ([name, { access }]: NamedRow, caller: Caller) =>
  isServed(access, caller, { pet: 'shared' }) && (caller.isOwner || !isOfAuthor(name));
/** Doses are changed by their author and by owners: one of the owner is none of the guests'. */
const isOfAuthor = (name: string) => /^doses\.(update|remove|restore)$/.test(name);
