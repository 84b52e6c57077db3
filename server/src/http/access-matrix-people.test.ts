import type { Area, PetAccess } from '@tzemed/contract/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import type { NamedRow } from '../testing/endpoints.ts';
import { inLanes } from '../testing/in-lanes.ts';
import { matrixApp } from '../testing/matrix-app.ts';
import { editing, looking, matrixOf, mayEdit, naming, takes } from '../testing/matrix.ts';
import {
  areas,
  type Caller,
  type Kind,
  kindOf,
  kindOfAccess,
  mayView as mayViewBy,
  type Peopled,
  peopledHome,
} from '../testing/peopled.ts';
import { makers, oneOfEach, rowOf, tracesIn } from '../testing/settled.ts';

let app: TestApp;
let home: Peopled;
let matrix: Awaited<ReturnType<typeof matrixOf>>;
beforeAll(async () => {
  app = await matrixApp();
  home = await peopledHome(app);
  matrix = await matrixOf(app, home);
});

describe('Who names a thing of a home', () => {
  it.each(naming)('is served by %s as far as their right goes, and else learns and changes nothing', async (...row) => {
    const { found, expected } = await matrix.cellsOf(row, home.callers);
    expect(found).toEqual(expected);
  });

  it.each(editing)('changes it by %s where they may edit its area', async (...row) => {
    for (const caller of home.callers.filter((caller) => mayEdit(row, caller))) {
      const { found, expected } = await matrix.changed(row, caller);
      expect(found).toEqual(expected);
    }
  });
});

const mayView = (caller: Caller, kind: Kind) => caller.isOwner || mayViewBy(caller, kind);

const isPaged = (row: NamedRow) => typeof row[1].access === 'object' && takes(row, 'page');
/** Lists of one's own pets, whatever others share. */
const ofOwnHomes = new Set(['pets.list', 'budgets.list', 'budgetAlerts.list', 'settlements.list']);
/** In which no word of anybody's stands: they are known by their ids. */
const wordless: Readonly<Record<string, string>> = {
  'budgets.list': 'budgets.create',
  'budgetAlerts.list': 'budgetAlerts.create',
  'settlements.list': 'settlements.create',
};

/** Whether a list names to them what is shared: where they may see its area. Nothing of what is no list. */
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

describe('Who names nothing', () => {
  it.each(looking)('is told by %s of what they may see, and of nothing else', async (...row) => {
    await inLanes(home.callers, async (caller) => {
      const answers = await matrix.looks(row, caller);
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
      const told = tracesIn(await matrix.looks(rowOf('overview.get'), caller));
      const seen = shown.filter((area) => told.has(home.shared.marks[area]));
      expect([caller.who, seen]).toEqual([caller.who, shown.filter((area) => mayView(caller, area))]);
    }
  });

  /** Those of one area follow each other: who may see none of it is not shown another between them. */
  const order = [...areas, 'owners'];
  const areaOf = (kind: Kind) => order.indexOf(kind.replace('home ', ''));
  const kinds = [...new Set(makers.map(kindOf))]
    .filter((kind) => kind !== 'profile')
    .toSorted((one, other) => areaOf(one) - areaOf(other));
  /** Guests who see the same are one. */
  const sightOf = (caller: Caller) =>
    caller.rights ? kinds.filter((kind) => mayView(caller, kind)).join() : caller.who;
  /**
   * What each was told before anything was added that they are to notice nothing of. As long as they may see none of what
   * comes, all of it is to change nothing: they are asked again after the last.
   */
  const toldBefore = new Map<string, Awaited<ReturnType<typeof matrix.told>>>();
  const turns = kinds.map((kind, index) => ({ kind, next: kinds[index + 1] }));
  it.each(turns)('notices nothing of the $kind that are added where they may not see them', async ({ kind, next }) => {
    const barred = home.callers.filter((caller) => caller.isSignedIn && !mayView(caller, kind));
    const each = looking.flatMap((row) =>
      [...new Map(barred.map((caller) => [sightOf(caller), caller])).values()].map((caller) => ({
        row,
        caller,
        name: `${row[0]}, ${caller.who}`,
      })),
    );
    const found = () =>
      inLanes(each, async ({ row, caller, name }) => [name, await matrix.searched(row, caller, kind)]);
    await inLanes(each, async ({ row, caller, name }) => {
      if (!toldBefore.has(name)) toldBefore.set(name, await matrix.told(row, caller));
    });
    const before = await found();
    // One address at a time is asked to take a pet over.
    const by = makers.filter((maker) => kindOf(maker) === kind && maker[0] !== 'handovers.create');
    for (const { things, marks } of [home.shared, home.other])
      await oneOfEach(app, home.owner, (maker) => marks[kindOf(maker)], {
        given: { 'pets.create': things['pets.create']! },
        by,
      });
    expect(await found()).toEqual(before);
    const last = each.filter(({ caller }) => !next || mayView(caller, next));
    const told = await inLanes(last, async ({ row, caller, name }) => [name, await matrix.told(row, caller)]);
    expect(told).toEqual(last.map(({ name }) => [name, toldBefore.get(name)]));
    for (const { name } of last) toldBefore.delete(name);
  });
});
