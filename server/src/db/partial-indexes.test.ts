import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import type { Db } from './client.ts';

/** Columns that the `where` of an index compares with a value; that one is there or not is said without any. */
async function comparedColumns(db: Db) {
  const { rows } = await sql<{ column: string }>`
    select distinct a.attname as column
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum > 0
      join pg_class t on t.oid = i.indrelid and t.relnamespace = 'public'::regnamespace
    where pg_get_expr(i.indpred, i.indrelid) = a.attname
      or pg_get_expr(i.indpred, i.indrelid) ~ ('\\m' || a.attname || '\\M (=|<>|<|>)')`.execute(db);
  return rows.map(({ column }) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
}

test('Columns in the condition of a partial index are compared with literals: a generic plan does not use the index for a parameter', async () => {
  const columns = await comparedColumns((await testApp()).db);
  expect(columns).toEqual(expect.arrayContaining(['letterIsOn', 'status', 'state']));
  const asParameter = new RegExp(
    String.raw`'(?:\w+\.)?(?:${columns.join('|')})', '(?:[=<>!]+|in|not in)', (?:'|true|false|\['|\d)`,
  );
  const root = path.join(import.meta.dirname, '..');
  const found = globSync('**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('testing/'))
    .filter((file) => asParameter.test(readFileSync(path.join(root, file), 'utf8')));
  expect(found).toEqual([]);
});
