import type { Area, PetAccess } from '@tzemed/contract/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import type { NamedRow } from '../testing/endpoints.ts';
import { inLanes } from '../testing/in-lanes.ts';
import { matrixApp } from '../testing/matrix-app.ts';
import { editing, looking, matrixOf, mayEdit, naming, takes } from '../testing/matrix.ts';
import {
  type Caller,
  type Kind,
  kindOf,
  kindOfAccess,
  mayView as mayViewBy,
  type Peopled,
  peopledHome,
} from '../testing/peopled.ts';
import { contentOf, makers, oneOfEach, rowOf, tracesIn } from '../testing/settled.ts';

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

describe('Who names nothing', () => {
  it.each(looking)('is told by %s of what they may see, and of nothing else', async (...row) => {
    await inLanes(home.callers, async (caller) => {
      const answers = await matrix.looks(row, caller);
      expect([caller.who, ...answers.map(({ status }) => status)]).toEqual([
        caller.who,
        ...answers.map(() => (caller.as ? 200 : 401)),
      ]);
      expect([caller.who, matrix.leaksTo(caller, answers)]).toEqual([caller.who, []]);
    });
  });

  it.each(looking.filter(isPaged))('is listed by %s what is shared where they may see its area', async (...row) => {
    const kind = kindOfAccess(row[1].access as PetAccess);
    const isListed = (caller: Caller) => mayView(caller, kind) && (caller.isOwner || !ofOwnHomes.has(row[0]));
    const found = await inLanes(home.callers, async (caller) => {
      const answer = contentOf(await matrix.look(row, caller));
      const maker = wordless[row[0]];
      return [caller.who, tracesIn(answer).has(maker ? home.shared.things[maker]! : home.shared.marks[kind])];
    });
    expect(found).toEqual(home.callers.map((caller) => [caller.who, isListed(caller)]));
  });

  it('is shown by the overview every area that they may see', async () => {
    const areas: readonly Area[] = ['medicalRecords', 'reminders', 'expenses'];
    for (const caller of home.callers.filter(({ isSignedIn }) => isSignedIn)) {
      const told = tracesIn(await matrix.looks(rowOf('overview.get'), caller));
      const seen = areas.filter((area) => told.has(home.shared.marks[area]));
      expect([caller.who, seen]).toEqual([caller.who, areas.filter((area) => mayView(caller, area))]);
    }
  });

  const kinds = [...new Set(makers.map(kindOf))].filter((kind) => kind !== 'profile');
  /** Guests who see the same are one. */
  const sightOf = (caller: Caller) =>
    caller.rights ? kinds.filter((kind) => mayView(caller, kind)).join() : caller.who;
  /** What was told since anything was added, to those who were to notice nothing: it need not be asked again. */
  const lastTold = new Map<string, Awaited<ReturnType<typeof matrix.told>>>();
  async function looksOf(callers: readonly Caller[], kind: Kind) {
    const each = looking.flatMap((row) => callers.map((caller) => ({ row, caller })));
    return inLanes(each, async ({ row, caller }) => {
      const name = `${row[0]}, ${caller.who}`;
      const told = lastTold.get(name) ?? (await matrix.told(row, caller));
      lastTold.set(name, told);
      return [name, told, await matrix.searched(row, caller, kind)];
    });
  }
  it.each(kinds)('notices nothing of the %s that are added where they may not see them', async (kind) => {
    const barred = [
      ...new Map(
        home.callers
          .filter((caller) => caller.isSignedIn && !mayView(caller, kind))
          .map((caller) => [sightOf(caller), caller]),
      ).values(),
    ];
    const before = await looksOf(barred, kind);
    lastTold.clear();
    // One address at a time is asked to take a pet over.
    const by = makers.filter((maker) => kindOf(maker) === kind && maker[0] !== 'handovers.create');
    for (const { things, marks } of [home.shared, home.other])
      await oneOfEach(app, home.owner, (maker) => marks[kindOf(maker)], {
        given: { 'pets.create': things['pets.create']! },
        by,
      });
    const after = await looksOf(barred, kind);
    expect(after).toEqual(before);
  });
});
