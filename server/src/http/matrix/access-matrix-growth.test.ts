import { beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import type { NamedRow } from '../../testing/matrix/endpoints.ts';
import { ask, type IdPlace, idPlacesOf } from '../../testing/matrix/example-request.ts';
import { givenPet } from '../../testing/fixtures/given.ts';
import { runInLanes } from '../../testing/matrix/run-in-lanes.ts';
import { matrixApp } from '../../testing/matrix/matrix-app.ts';
import {
  closed,
  foreignTracesIn,
  type Ids,
  idsOf,
  isRead,
  servedAnswer,
  serving,
} from '../../testing/matrix/served-answer.ts';
import {
  oneOfEach,
  onceFor,
  rowOf,
  type AccountWithEverything,
  accountWithEverything,
  type Things,
} from '../../testing/matrix/account-with-everything.ts';
import { tracesIn } from '../../testing/matrix/data-marks.ts';
import { sampledRows } from '../../testing/matrix/matrix-sample.ts';

let app: TestApp;
beforeAll(async () => {
  app = await matrixApp();
});

/** Something that is asked of a row before and after its owner has one more of everything. */
type Look<T> = (row: NamedRow, owner: AccountWithEverything) => Promise<T>;
type Grown<T> = {
  readonly owner: AccountWithEverything;
  readonly added: Things;
  readonly before: T;
  readonly after: T;
};

const asked: { readonly row: NamedRow; readonly look: Look<unknown> }[] = [];

/** Adds one more of everything for the owner, once, and asks all endpoints before and after it. */
async function grow() {
  const owner = await accountWithEverything(app, rowOf('pets.create'));
  const looks = () => runInLanes(asked, ({ row, look }) => look(row, owner));
  const before = await looks();
  const added = await oneOfEach(app, owner, owner.mark);
  const after = await looks();
  return asked.map((_, index): Grown<unknown> => ({ owner, added, before: before[index], after: after[index] }));
}
let grown: ReturnType<typeof grow> | undefined;

/** Responses of each endpoint before and after the owner's data grows. */
function whileGrowing<T>(rows: readonly NamedRow[], look: Look<T>) {
  const first = asked.length;
  for (const row of rows) asked.push({ row, look });
  const places = new Map(rows.map(([name], index) => [name, first + index]));
  return async ([name]: NamedRow) => (await (grown ??= grow()))[places.get(name)!] as Grown<T>;
}

/** Both without and with every filter that the row knows, if it knows any. */
async function bothWays(row: NamedRow, as: AccountWithEverything, text: string, id: Ids) {
  const asked = async (filters: boolean) => servedAnswer(row, await ask(app, as, row, { text, id, filters }));
  return row[1].query ? [await asked(false), await asked(true)] : [await asked(false)];
}

/** Say a name once, however often it was written; or only what was due before now and was passed over. */
const ofNames = new Set(['medicalRecords.vetNames', 'measures.names', 'medicines.unanswered']);
const lists = sampledRows(
  serving.filter((row) => {
    const [name, { access, path }] = row;
    const needsId = path.includes(':') || idPlacesOf(row).some(({ isRequired }) => isRequired);
    return isRead(row) && typeof access === 'object' && !needsId && !ofNames.has(name);
  }),
);
const seen = whileGrowing(lists, async (row, owner) =>
  servedAnswer(row, await ask(app, owner, row, { text: owner.mark })),
);
it.each(lists)('New items of an owner appear in %s', async (...row) => {
  const { before, after } = await seen(row);
  // Were it the same, no row would make what is listed, or the examples it is made by would not be among it.
  expect(after).not.toEqual(before);
});

const barred = sampledRows(serving.filter(isRead));
const strangerOf = onceFor(
  () => app,
  async ({ one }) => one,
);
const noticed = whileGrowing(barred, async (row, owner) => {
  const stranger = await strangerOf(row);
  return bothWays(row, stranger, owner.mark, (place) => (place.isRequired ? idsOf(stranger, row)(place) : undefined));
});
it.each(barred)('New items of an owner do not change %s for a stranger', async (...row) => {
  const { before, after } = await noticed(row);
  expect(after).toEqual(before);
  expect(await foreignTracesIn(app, after, await strangerOf(row))).toEqual(new Set());
});

const isPetFilter = ({ part, field }: IdPlace) => part === 'query' && field === 'petId';
// Household items are the same for each of its pets.
const isOfHome = ([, { access }]: NamedRow) => typeof access === 'object' && access.of === 'home';
const ofOnePet = sampledRows(closed).filter(
  (row) => isRead(row) && !isOfHome(row) && idPlacesOf(row).some(isPetFilter),
);
const ofPet = (row: NamedRow, owner: AccountWithEverything, petId: string) =>
  // Filtering by an unused tag would return nothing.
  bothWays(row, owner, owner.mark, (place) => (place.field === 'tagId' ? undefined : petId));
const told = whileGrowing(ofOnePet, (row, owner) => ofPet(row, owner, owner.things['pets.create']!));
it.each(ofOnePet)('Asked of one pet, %s tells of that pet only', async (...row) => {
  const { owner, added, before, after } = await told(row);
  expect(after).toEqual(before);
  const ofOther = await ofPet(row, owner, added['pets.create']!);
  expect(tracesIn(ofOther).intersection(new Set(Object.values(owner.things)))).toEqual(new Set());
  // Were it the same for a pet that has nothing, nothing would have been told of the first.
  expect((await ofPet(row, owner, (await givenPet(app, owner)).id))[0]).not.toEqual(before[0]);
});
