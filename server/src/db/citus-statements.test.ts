import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { citusStatements } from '../testing/database/citus-statements.ts';

it('docs/scale.md says of every table where its rows would lie', async () => {
  const docs = await readFile(path.join(import.meta.dirname, '../../../docs/scale.md'), 'utf8');
  const [, listed = ''] = /```sql\n(-- A household and all[^`]*)```/.exec(docs) ?? [];
  expect(listed.trim().split('\n')).toEqual(citusStatements(inject('databaseTables')));
});
