import { expect, test } from 'vitest';
import { readMigrations } from './migrate.ts';
import { rewritesRows } from './rewrites-rows.ts';

test.each([
  'create table a (id int); create unique index on a (id); comment on table a is $$ update $$;',
  "alter table a add column type text default 'drop column'; -- delete from a",
  'alter table a add column b int references c on delete cascade, alter column d set default 1, drop constraint e',
  'alter table a rename column b to c; alter table a alter b drop not null; drop index f; lock table a in share mode',
  "select create_belongings('a', 'b', 'c'); insert into a values (1) on conflict do nothing",
  'create or replace function a() returns trigger language plpgsql as $f$ begin delete from b; return new; end $f$',
])('Rows stay as they are: %s', (sql) => {
  expect(rewritesRows(sql)).toBe(false);
});

test.each([
  'update a set b = 1',
  'create table a (id int); delete from b',
  'with c as (select 1) update a set b = 1',
  'truncate a',
  'drop table a',
  'alter table a drop column b',
  'alter table a drop b',
  'alter table a add c int, alter column b type bigint using b::bigint',
  'alter table a alter b set data type int',
  'insert into a values (1) on conflict (id) do update set b = 1',
  'do $$ begin execute $q$ delete from a $q$; end $$',
  'select refill()',
  'merge into a using b on true when matched then delete',
])('Rows may change: %s', (sql) => {
  expect(rewritesRows(sql)).toBe(true);
});

test('The newest migrations that may change rows are the known ones', async () => {
  const found = (await readMigrations()).filter(({ sql }) => rewritesRows(sql)).map(({ name }) => name);
  // A new migration that rewrites rows, or that looks like one, is entered here: a start makes a backup before it.
  expect(found.filter((name) => name > '0070')).toEqual([
    '0071_notes_of_records_in_expenses',
    '0072_copied_notes_of_edited_expenses',
    '0084_trash',
    '0090_search_vector',
    '0091_no_expense_months',
  ]);
});
