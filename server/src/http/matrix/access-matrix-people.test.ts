import type { Area, PetAccess } from '@tzemed/contract/schema/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import type { NamedRow } from '../../testing/matrix/endpoints.ts';
import { runInLanes } from '../../testing/matrix/run-in-lanes.ts';
import { matrixApp } from '../../testing/matrix/matrix-app.ts';
import { editing, looking, matrixOf, mayEdit, naming, takes } from '../../testing/matrix/access-matrix.ts';
import {
  areas,
  type Caller,
  type Kind,
  kindOf,
  kindOfAccess,
  mayView as mayViewBy,
  type HouseholdWithGuests,
  householdWithGuests,
} from '../../testing/matrix/household-with-guests.ts';
import { makers, oneOfEach, rowOf } from '../../testing/matrix/account-with-everything.ts';
import { tracesIn } from '../../testing/matrix/data-marks.ts';
import { sampledRows } from '../../testing/matrix/matrix-sample.ts';

let app: TestApp;
let home: HouseholdWithGuests;
let matrix: Awaited<ReturnType<typeof matrixOf>>;
beforeAll(async () => {
  app = await matrixApp();
  home = await householdWithGuests(app);
  matrix = await matrixOf(app, home);
});

describe('A caller who names an item of a household', () => {
  it.each(sampledRows(naming))(
    'is served by %s as far as their right goes, and else learns and changes nothing',
    async (...row) => {
      const { found, expected } = await matrix.cellsOf(row, home.callers);
      expect(found).toEqual(expected);
    },
  );

  it.each(sampledRows(editing))('changes it by %s where they may edit its area', async (...row) => {
    const { found, expected } = await matrix.changed(
      row,
      home.callers.filter((caller) => mayEdit(row, caller)),
    );
    expect(found).toEqual(expected);
  });
});

const mayView = (caller: Caller, kind: Kind) => caller.isOwner || mayViewBy(caller, kind);

/** Lists of events: the first page shows the latest ones, so an item may be on a later page. */
const ofEvents = new Set(['activity.list']);
const isPaged = (row: NamedRow) => typeof row[1].access === 'object' && takes(row, 'page') && !ofEvents.has(row[0]);
/** Lists of one's own pets, whatever others share. */
const ofOwnHomes = new Set(['pets.list', 'budgets.list', 'budgetAlerts.list', 'settlements.list']);
/** Lists without text of a user: their items are recognised by id. */
const wordless: Readonly<Record<string, string>> = {
  'budgets.list': 'budgets.create',
  'budgetAlerts.list': 'budgetAlerts.create',
  'settlements.list': 'settlements.create',
};

/**
 * True if a list shows the caller the shared items, because they may see its area; undefined for endpoints that are no
 * list.
 */
function isListed(row: NamedRow, caller: Caller) {
  if (!isPaged(row)) return undefined;
  return mayView(caller, kindOfAccess(row[1].access as PetAccess)) && (caller.isOwner || !ofOwnHomes.has(row[0]));
}
function lists(row: NamedRow, answer: unknown) {
  if (!isPaged(row)) return undefined;
  const maker = wordless[row[0]];
  const { things, marks } = home.shared;
  return tracesIn(answer).has(maker ? things[maker]! : marks[kindOfAccess(row[1].access as PetAccess)]);
}

type Told = Awaited<ReturnType<typeof matrix.told>>;
type Found = Map<Kind, Awaited<ReturnType<typeof matrix.searched>>>;
const nameOf = ([name]: NamedRow, { who }: Caller) => `${name}, ${who}`;
/** Last answers by endpoint and caller since the last addition that they may see, so that they need not ask again. */
const lastTold = new Map<string, Told>();
/** And what they have found of each kind since any of it was added. */
const lastFound = new Map<string, Found>();

/**
 * Kinds of one area follow each other, so that a caller who may see none of an area is shown no other one in between.
 */
const order = [...areas, 'owners'];
const areaOf = (kind: Kind) => order.indexOf(kind.replace('home ', ''));
const kinds = [...new Set(makers.map(kindOf))]
  .filter((kind) => kind !== 'profile')
  .toSorted((one, other) => areaOf(one) - areaOf(other));
/** Guests who see the same are one, and one of them looks for all that there is. Owners see all of it. */
const sightOf = (caller: Caller) => (caller.rights ? kinds.filter((kind) => mayView(caller, kind)).join() : caller.who);
const isSeeker = (caller: Caller) =>
  !caller.isOwner && home.callers.findLast((other) => sightOf(other) === sightOf(caller)) === caller;

describe('A caller who names no item', () => {
  it.each(sampledRows(looking))('is told by %s of what they may see, and of nothing else', async (...row) => {
    await runInLanes(home.callers, async (caller) => {
      const { told, found, answers } = await matrix.looks(row, caller, isSeeker(caller) ? undefined : []);
      lastTold.set(nameOf(row, caller), told);
      lastFound.set(nameOf(row, caller), found);
      expect([caller.who, ...answers.map(({ status }) => status)]).toEqual([
        caller.who,
        ...answers.map(() => (caller.as ? 200 : 401)),
      ]);
      expect([caller.who, matrix.leaksTo(caller, answers)]).toEqual([caller.who, []]);
      expect([caller.who, lists(row, answers[0])]).toEqual([caller.who, isListed(row, caller)]);
    });
  });

  it('is shown by the overview every area that they may see', async () => {
    const shown: readonly Area[] = ['medicalRecords', 'reminders', 'expenses'];
    for (const caller of home.callers.filter(({ isSignedIn }) => isSignedIn)) {
      const told = tracesIn(await matrix.told(rowOf('overview.get'), caller));
      const seen = shown.filter((area) => told.has(home.shared.marks[area]));
      expect([caller.who, seen]).toEqual([caller.who, shown.filter((area) => mayView(caller, area))]);
    }
  });

  const turns = kinds.map((kind, index) => ({ kind, next: kinds[index + 1] }));
  /** A run of additions that a caller may not see changes nothing for them: they ask again only after the last one. */
  it.each(turns)(
    'notices nothing that is added, up to the $kind, where they may not see it',
    async ({ kind, next }) => {
      const signedIn = home.callers.filter((caller) => caller.isSignedIn);
      const barred = signedIn.filter((caller) => !mayView(caller, kind));
      const isLast = (caller: Caller) => !next || mayView(caller, next);
      const asking = barred.filter(isSeeker);
      const each = looking.flatMap((row) => asking.map((caller) => ({ row, caller, name: nameOf(row, caller) })));
      const before = await runInLanes(each, async ({ row, caller, name }) => {
        const told = lastTold.get(name) ?? (await matrix.told(row, caller));
        lastTold.set(name, told);
        const found = lastFound.get(name)?.get(kind) ?? (await matrix.searched(row, caller, kind));
        return [name, found, isLast(caller) && told];
      });
      // Only one address at a time can be asked to take over a pet.
      const by = makers.filter((maker) => kindOf(maker) === kind && maker[0] !== 'handovers.create');
      for (const { things, marks } of [home.shared, home.other])
        await oneOfEach(app, home.owner, (maker) => marks[kindOf(maker)], {
          given: { 'pets.create': things['pets.create']! },
          by,
        });
      for (const caller of signedIn.filter((caller) => mayView(caller, kind)))
        for (const row of looking) lastTold.delete(nameOf(row, caller));
      const after = await runInLanes(each, async ({ row, caller, name }) => [
        name,
        await matrix.searched(row, caller, kind),
        isLast(caller) && (await matrix.told(row, caller)),
      ]);
      expect(after).toEqual(before);
    },
  );
});
