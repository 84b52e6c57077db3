import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { prepared } from '../../db/prepared-query.ts';
import { idsWithRow } from '../../files/file-rows.ts';
import { newId } from '../../lib/ids.ts';
import { testApp } from '../app.ts';
import { givenOwner } from '../fixtures/given.ts';
import { acrossHomes } from './pinning-connection.ts';
import { takeRefusedStatements } from './refused-statements.ts';

const { db, ...app } = await testApp();
const all = db.selectFrom('pets').select('id');
const allText = 'select "id" from "pets"';
const refusal = `pets: nothing pins its household_id, in: ${allText}`;

it('A statement that goes over all homes is refused by its words and its table, whichever way it is sent', async () => {
  const planned = prepared((db, _scopes: object, _values: object) => db.selectFrom('pets').select('id'));
  const ways = [
    () => all.execute(),
    () => db.transaction().execute((tx) => tx.selectFrom('pets').select('id').execute()),
    () => planned(db, {}, {}),
    () => sql.raw(allText).execute(db),
  ];
  for (const way of ways) await expect(way()).rejects.toThrow(refusal);
  expect(takeRefusedStatements()).toEqual(ways.map(() => refusal));
});

it('A statement is answered if it names its household, or runs over all of them inside `acrossHomes`', async () => {
  const { householdId } = await givenOwner({ db, ...app });
  expect(await all.where('householdId', '=', householdId).execute()).toEqual([]);
  expect(await acrossHomes(() => all.execute())).toEqual([]);
});

it('The sweep of files asks over all homes, and nothing that only begins like it', async () => {
  expect(await idsWithRow(db, [newId(), newId()])).toEqual(new Set());
  const files = db.selectFrom('files').where('id', 'in', [newId()]);
  await expect(files.select('id').where('type', '=', 'a').execute()).rejects.toThrow('files: nothing pins');
  await expect(files.select('name').execute()).rejects.toThrow('files: nothing pins');
  expect(takeRefusedStatements()).toHaveLength(2);
});
