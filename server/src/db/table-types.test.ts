import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { cloneDatabase, emptyDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { readColumns, tableTypes } from './table-types.ts';

let database: TestDatabase | undefined;
afterEach(() => database?.drop());

async function typesAfter(sql: string): Promise<string> {
  const client = new pg.Client(database?.connection);
  await client.connect();
  try {
    await client.query(sql);
    return tableTypes(await readColumns(client));
  } finally {
    await client.end();
  }
}

test('columns keep what is nullable, defaulted, computed or one of a few words', async () => {
  database = await emptyDatabase();
  const types = await typesAfter(`
    create table vet_visits (
      id uuid primary key,
      pet_name text,
      amount bigint not null,
      weight numeric(5, 2),
      day date not null,
      created_at timestamptz not null default now(),
      kind text not null default 'visit' check (kind in ('visit', 'it''s')),
      channels text[] not null check (channels <@ array['mail', 'push']),
      line bigint generated always as identity,
      answers jsonb not null,
      extra jsonb,
      tags jsonb not null default '[]'
    )`);
  expect(types).toBe(`// Generated from the migrated database by \`npm run db:types\`; not edited by hand.
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './json-column.ts';

export interface VetVisits {
  id: string;
  petName: string | null;
  amount: number;
  weight: number | null;
  day: string;
  createdAt: Generated<Date>;
  kind: Generated<'visit' | 'it\\'s'>;
  channels: ('mail' | 'push')[];
  line: GeneratedAlways<number>;
  answers: Json;
  extra: Json<null | undefined>;
  tags: Json<undefined>;
}

export interface DB {
  vetVisits: VetVisits;
}
`);
});

test('a type nobody has mapped is named instead of guessed', async () => {
  database = await emptyDatabase();
  await expect(typesAfter('create table places (spot point)')).rejects.toThrow('places.spot (point)');
});

test('tables.ts is what the migrations make', async () => {
  database = await cloneDatabase();
  expect(await typesAfter('select 1')).toBe(await readFile(join(import.meta.dirname, 'tables.ts'), 'utf8'));
});
