import { fc } from '@tzemed/contract/testing/fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../lib/ids.ts';
import { petResourceApp } from '../../testing/matrix/pet-resource-app.ts';
import { writtenBy } from '../../testing/fixtures/given.ts';

const { app, owner, petId } = await petResourceApp('measures', {});
let measureId: string;
beforeEach(async () => {
  const body = { petId: petId(), kind: 'own', name: 'דופק', unit: 'לדקה' };
  measureId = (await app.call('POST', '/api/measures', { as: owner(), body })).body.measure.id;
});

type Point = { id: string; takenAt: string; value: number };
const ask = async (query: string) =>
  (await app.call('GET', `/api/measures/${measureId}/points?${query}`, { as: owner() })).body as {
    points: Point[];
    total: number;
  };

const minute = 60_000;
/** Values a minute apart, the last of them now. */
async function given(values: readonly number[]) {
  const first = app.clock.now.getTime() - (values.length - 1) * minute;
  await app.db.deleteFrom('measurements').where('householdId', '=', owner().householdId).execute();
  await app.db
    .insertInto('measurements')
    .values(
      values.map((value, nth) => ({
        householdId: owner().householdId,
        id: newId(),
        petId: petId(),
        measureId,
        takenAt: new Date(first + nth * minute),
        date: '2026-11-21',
        value,
        ...writtenBy(owner(), app.clock.now),
      })),
    )
    .execute();
}

describe('The points of a chart', () => {
  it('are all values while they are fewer than its columns', async () => {
    await given([5, 4, 6]);
    const { points, total } = await ask('points=4');
    expect([points.map(({ value }) => value), total]).toEqual([[5, 4, 6], 3]);
  });

  it('are at most as many as its columns, in order, with the first, the last and each extreme', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: -9999, max: 99_999 }), { minLength: 1, maxLength: 300 }),
        fc.integer({ min: 4, max: 60 }),
        async (thousandths, most) => {
          const values = thousandths.map((one) => one / 1000);
          await given(values);
          const { points, total } = await ask(`points=${most}`);
          expect(total).toBe(values.length);
          expect(points.length).toBeLessThanOrEqual(most);
          expect(points.map(({ takenAt }) => takenAt)).toEqual(points.map(({ takenAt }) => takenAt).toSorted());
          const shown = points.map(({ value }) => value);
          expect([shown[0], shown.at(-1)]).toEqual([values[0], values.at(-1)]);
          expect([Math.min(...shown), Math.max(...shown)]).toEqual([Math.min(...values), Math.max(...values)]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('are those between two days in Israel', async () => {
    await given([1]);
    await app.db
      .updateTable('measurements')
      .set({ takenAt: new Date('2026-11-19T22:30:00Z') })
      .where('householdId', '=', owner().householdId)
      .execute();
    for (const [query, total] of [
      ['from=2026-11-20&to=2026-11-20', 1],
      ['from=2026-11-21', 0],
      ['to=2026-11-19', 0],
    ] as const)
      expect([query, (await ask(query)).total]).toEqual([query, total]);
    expect((await ask('points=0')) as object).toHaveProperty('errors');
  });
});
