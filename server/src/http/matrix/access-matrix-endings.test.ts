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
  leastPermissions,
  mayView,
  type HouseholdWithGuests,
  householdWithGuests,
} from '../../testing/matrix/household-with-guests.ts';
import { rowOf } from '../../testing/matrix/account-with-everything.ts';
import { sampledRows } from '../../testing/matrix/matrix-sample.ts';

let app: TestApp;
let home: HouseholdWithGuests;
let matrix: Awaited<ReturnType<typeof matrixOf>>;
/** As they stand after the change, while what their sessions remember is as it was before. */
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
    who: 'guest (reminders: edit)',
    change: (as) => changeShare(as, leastPermissions),
    standing: { isOwner: false, rights: leastPermissions },
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

/** Who stands otherwise to a row than before: of all others nothing has ended, and they are asked in access-matrix-people.test.ts. */
const affected = (row: NamedRow) =>
  callers.filter((caller) => matrix.serves(row, caller) !== matrix.serves(row, home.called(caller.who)));
/** What they could see, and can no longer. */
const hidden = (caller: Caller) => {
  const before = home.called(caller.who);
  return kinds.filter((kind) => (before.isOwner || mayView(before, kind)) && !mayView(caller, kind));
};

const ofPets = naming.filter(([, { access }]) => access !== 'user');

describe('What a home gives and takes holds from the next request on', () => {
  it.each(sampledRows(ofPets))('where %s names a thing', async (...row) => {
    const asking = affected(row);
    // The other pet was shared with none of them (access-matrix-people.test.ts); who owned the home had it too.
    const ofBoth = asking.filter(({ who }) => home.called(who).isOwner);
    const { found, expected } = await matrix.cellsOf(row, asking, new Set(ofBoth));
    expect(found).toEqual(expected);
  });

  it.each(sampledRows(editing))('where %s changes one', async (...row) => {
    const { found, expected } = await matrix.changed(
      row,
      callers.filter((caller) => mayEdit(row, caller)),
    );
    expect(found).toEqual(expected);
  });

  it.each(sampledRows(looking))('in what %s tells', async (...row) => {
    for (const caller of callers) {
      const { answers } = await matrix.looks(row, caller, hidden(caller));
      expect([caller.who, matrix.leaksTo(caller, answers)]).toEqual([caller.who, []]);
    }
  });
});
