import { fc } from '@tzemed/contract/testing/fast-check';
import { expect, it } from 'vitest';
import { allRows } from './all-rows.ts';

const idsFrom = (first: number, count: number) => Array.from({ length: count }, (_, i) => ({ id: String(first + i) }));

/** Rows that are deleted and inserted anywhere between two slices. */
const change = fc.record({
  goAt: fc.array(fc.nat(60), { maxLength: 25 }),
  comeAt: fc.array(fc.nat(60), { maxLength: 25 }),
});

it('Every row that exists throughout is returned once, whatever else is deleted or inserted meanwhile', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(60),
      fc.integer({ min: 2, max: 9 }),
      fc.array(change, { maxLength: 12 }),
      async (count, atOnce, changes) => {
        const rows = idsFrom(0, count);
        const gone = new Set<string>();
        let next = 1000;
        let slices = 0;
        const list = async ({ offset, limit }: { readonly offset: number; readonly limit: number }) => {
          const { goAt = [], comeAt = [] } = (slices > 0 && changes[slices - 1]) || {};
          slices += 1;
          for (const at of goAt) for (const { id } of rows.splice(at, 1)) gone.add(id);
          for (const at of comeAt) rows.splice(at, 0, { id: String(next++) });
          return rows.slice(offset, offset + limit);
        };
        const told: string[] = [];
        for await (const some of allRows(list, atOnce)) {
          expect(some.length).toBeGreaterThan(0);
          told.push(...some.map(({ id }) => id));
        }
        expect(new Set(told).size).toBe(told.length);
        const stood = idsFrom(0, count).filter(({ id }) => !gone.has(id));
        expect(stood.filter(({ id }) => !told.includes(id))).toEqual([]);
      },
    ),
    { numRuns: 500 },
  );
});

it('An unchanged list is read once, without reading the first slice again', async () => {
  const rows = idsFrom(0, 25);
  const asked: number[] = [];
  const list = async ({ offset, limit }: { readonly offset: number; readonly limit: number }) => {
    asked.push(offset);
    return rows.slice(offset, offset + limit);
  };
  const told: string[] = [];
  for await (const some of allRows(list, 10, rows.slice(0, 10))) told.push(...some.map(({ id }) => id));
  expect(told).toEqual(rows.map(({ id }) => id));
  expect(asked).toEqual([9, 18]);
});
