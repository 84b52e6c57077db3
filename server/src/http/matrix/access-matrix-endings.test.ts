import { addDays, dayOf } from '@tzemed/contract/dates/days';
import { presets } from '@tzemed/contract/sharing/permission-presets';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import type { NamedRow } from '../../testing/matrix/endpoints.ts';
import { ask } from '../../testing/matrix/example-request.ts';
import type { Standing } from '../../testing/matrix/expected-access.ts';
import { matrixApp } from '../../testing/matrix/matrix-app.ts';
import { editing, looking, matrixOf, mayEdit, naming } from '../../testing/matrix/access-matrix.ts';
import {
  type Caller,
  kinds,
  minPermissions,
  mayView,
  type HouseholdWithGuests,
  householdWithGuests,
} from '../../testing/matrix/household-with-guests.ts';
import { rowOf } from '../../testing/matrix/account-with-everything.ts';
import { sampledRows } from '../../testing/matrix/matrix-sample.ts';

let app: TestApp;
let home: HouseholdWithGuests;
let matrix: Awaited<ReturnType<typeof matrixOf>>;
/** Callers after the change; their sessions still remember the state before it. */
let callers: readonly Caller[];

const changeShare = ({ id }: { id: string }, change: object) =>
  app.db
    .updateTable('shares')
    .set(change)
    .where('householdId', '=', home.owner.householdId)
    .where('userId', '=', id)
    .execute();
const removeOwner = ({ id }: { id: string }) =>
  app.db
    .deleteFrom('householdMembers')
    .where('householdId', '=', home.owner.householdId)
    .where('userId', '=', id)
    .execute();

type Turn = {
  readonly who: string;
  /** Past the product, which would have every session looked up anew. */
  readonly change: (as: { id: string }) => Promise<unknown>;
  readonly standing: Pick<Standing, 'isOwner' | 'rights'>;
};
const turns: readonly Turn[] = [
  {
    who: 'guest (family)',
    change: (as) => changeShare(as, { endedAt: app.clock.now, endedBy: home.owner.id }),
    standing: { isOwner: false, rights: undefined },
  },
  {
    // Yesterday in Israel was its last day; nothing but the calendar has ended it.
    who: 'guest (view)',
    change: (as) => changeShare(as, { until: addDays(dayOf(app.clock.now), -1) }),
    standing: { isOwner: false, rights: undefined },
  },
  {
    // The last day of this one is today.
    who: 'guest (caretaker)',
    change: (as) => changeShare(as, { ...minPermissions, until: dayOf(app.clock.now) }),
    standing: { isOwner: false, rights: minPermissions },
  },
  {
    who: 'guest (reminders: edit)',
    change: (as) => changeShare(as, minPermissions),
    standing: { isOwner: false, rights: minPermissions },
  },
  {
    who: 'guest (profile: view)',
    change: (as) => changeShare(as, presets.family),
    standing: { isOwner: false, rights: presets.family },
  },
  { who: 'second owner', change: removeOwner, standing: { isOwner: false } },
];

beforeAll(async () => {
  app = await matrixApp();
  home = await householdWithGuests(app);
  matrix = await matrixOf(app, home);
  callers = turns.map(({ who, standing }) => ({ ...home.called(who), ...standing }));
  for (const { who, change } of turns) {
    const { as } = home.called(who);
    await ask(app, as, rowOf('auth.me'));
    await change(as!);
  }
});

/**
 * Callers whose access to an endpoint has changed. All others keep theirs, and access-matrix-people.test.ts covers
 * them.
 */
const affected = (row: NamedRow) =>
  callers.filter((caller) => matrix.serves(row, caller) !== matrix.serves(row, home.called(caller.who)));
/** Kinds that a caller could see before and can no longer see. */
const hidden = (caller: Caller) => {
  const before = home.called(caller.who);
  return kinds.filter((kind) => (before.isOwner || mayView(before, kind)) && !mayView(caller, kind));
};

const ofPets = naming.filter(([, { access }]) => access !== 'user');

describe('The next request after a change of members or shares', () => {
  it.each(sampledRows(ofPets))(
    'is answered by %s according to the new permission on the item it names',
    async (...row) => {
      const asking = affected(row);
      // The other pet was shared with none of them (access-matrix-people.test.ts); who owned the home had it too.
      const ofBoth = asking.filter(({ who }) => home.called(who).isOwner);
      const { found, expected } = await matrix.cellsOf(row, asking, new Set(ofBoth));
      expect(found).toEqual(expected);
    },
  );

  it.each(sampledRows(editing))('changes an item by %s only with the new permission', async (...row) => {
    const { found, expected } = await matrix.changed(
      row,
      callers.filter((caller) => mayEdit(row, caller)),
    );
    expect(found).toEqual(expected);
  });

  it.each(sampledRows(looking))('reads by %s only what the new permission allows', async (...row) => {
    for (const caller of callers) {
      const { answers } = await matrix.looks(row, caller, hidden(caller));
      expect([caller.who, matrix.leaksTo(caller, answers)]).toEqual([caller.who, []]);
    }
  });
});
