import { expect, it } from 'vitest';
import { complaintsAbout } from './statement-complaints.ts';

const row = ['household_id', 'id', 'pet_id', 'amount'];
const columns = new Map([
  ['pets', ['household_id', 'id', 'name']],
  ['expenses', row],
  ['shares', ['household_id', 'id', 'pet_id', 'user_id']],
  ['memberships', ['user_id', 'household_id']],
  ['users', ['id', 'name']],
]);
const homes = new Set(['pets', 'expenses', 'shares']);
const tables = { columns, isOfHome: (name: string) => homes.has(name) };
const refused = (text: string) => complaintsAbout(text, tables).map((line) => line.split(':', 1)[0]);

const reach = `(select p.household_id, p.id as pet_id from pets p where p.household_id = any($1)
  union all select s.household_id, s.pet_id from shares s where s.household_id = any($2)) as reach`;

it.each([
  ['a parameter', 'select from pets where household_id = $1'],
  ['a parameter on the left', 'select from pets where id = $2 and ($1 = pets.household_id and true)'],
  ['a literal', `select from "public"."pets" as "p" where "p"."household_id" = 'a'::uuid`],
  ['a list', 'select from pets where household_id in ($1, $2)'],
  ['an array', 'select from pets where household_id = any($1::uuid[])'],
  ['two arrays', 'select from pets where household_id = any($1::uuid[] || $2::uuid[])'],
  ['an array that is written out', 'select from pets where household_id = any(array[$1, $2]::uuid[])'],
  ['a pair', 'select from pets where (household_id, id) = ($1, $2)'],
  ['a join', 'select from pets p join expenses e on e.household_id = p.household_id where e.household_id = $1'],
  [
    'a join the other way round',
    'select from pets p, expenses e where $1 = p.household_id and (p.household_id, p.id) = (e.household_id, e.pet_id)',
  ],
  ['a join by the name', 'select from pets join expenses using (household_id) where pets.household_id = $1'],
  [
    'an outer join',
    'select from pets p left join expenses e on e.household_id = p.household_id where p.household_id = $1',
  ],
  [
    'a chain',
    'select from expenses e join pets p on p.household_id = e.household_id join shares s on s.household_id = p.household_id and s.household_id = $1',
  ],
  [
    'a question around it',
    'select from pets p where household_id = $1 and exists (select from expenses where expenses.household_id = p.household_id)',
  ],
  [
    'a question around that',
    'select (select (select 1 from shares s where s.household_id = p.household_id) from expenses e where e.household_id = p.household_id) from pets p where p.household_id = $1',
  ],
  [
    'what stands before it',
    'select from unnest($1::uuid[], $2::uuid[]) as t(household_id, pet_id) cross join lateral (select from expenses e where e.household_id = t.household_id limit 5) x',
  ],
  ['values', 'select from (values ($1::uuid, 1), ($2, 2)) as v(home, n) join pets on household_id = v.home'],
  ['a question that is joined', `select from expenses e join ${reach} on reach.household_id = e.household_id`],
  [
    'a question that is looked into',
    `select from expenses e where e.household_id = $1 and exists (select from ${reach} where reach.pet_id = e.pet_id)`,
  ],
  [
    'a question that answers all',
    'select from (select * from pets where household_id = $1) p join expenses e on e.household_id = p.household_id',
  ],
  [
    'what a question answers',
    'select from expenses where (household_id, pet_id) in (select household_id, id from pets where household_id = $1)',
  ],
  [
    'one answer',
    'select from expenses where household_id = (select household_id from pets where household_id = $1 limit 1)',
  ],
  [
    'an array of answers',
    'select from expenses where household_id = any(array(select household_id from pets where household_id = $1))',
  ],
  [
    'a question by name',
    'with p as (select household_id as home from pets where household_id = $1) select from expenses e, p where e.household_id = p.home',
  ],
  [
    'what was changed',
    'with p as (update pets set name = $2 where household_id = $1 returning household_id) select from expenses e join p using (household_id)',
  ],
  [
    'a membership that is handed in',
    'select from memberships m join pets p on p.household_id = m.household_id where m.household_id = $1',
  ],
  ['an edit', 'update pets set name = $1 where household_id = $2 and id = $3'],
  [
    'an edit by others',
    'update expenses e set amount = 1 from pets p where p.household_id = e.household_id and p.household_id = $1',
  ],
  [
    'a deletion',
    'delete from expenses using pets p where p.household_id = expenses.household_id and expenses.household_id = $1',
  ],
  [
    'new rows',
    'insert into pets (id, household_id) values ($1, $2), ($3, $4) on conflict (household_id, id) do update set name = excluded.name returning id',
  ],
  [
    'rows from others',
    'insert into expenses (household_id, id) select household_id, id from pets where household_id = $1',
  ],
  ['rows without a list', 'insert into expenses select household_id, id, id, 1 from pets where household_id = $1'],
  ['a plan', 'explain (format json) select from pets where household_id = $1'],
  [
    'what is of no home',
    'select from users join memberships on user_id = users.id; begin; lock table pets; analyze pets; select now()',
  ],
  [
    'what changes a table',
    'create index on pets (name); alter table pets add age int; create table toys (pet_id uuid references pets); drop table pets',
  ],
  [
    'words that begin with it',
    'select from pets p, lateral (select from expenses e where search_terms(e.household_id, e.id) @@ search_asked(p.household_id, $2) offset 0) e where p.household_id = any($1)',
  ],
  ['another schema', 'select from pgboss.pets'],
  ['a name of its own', 'with pets as (select 1 as n) select from pets'],
])('A statement on household tables may name its household by %s', (_, text) => {
  expect(refused(text)).toEqual([]);
});

it.each([
  ['nothing', 'select from pets', ['pets']],
  ['the id alone', 'select from pets where id = $1', ['pets']],
  ['words of something else', 'select from pets where search_terms(id, name) @@ search_asked($1, $2)', ['pets']],
  ['words that are read otherwise', 'select from pets where search_terms(household_id) @@ to_tsquery($1)', ['pets']],
  [
    'words of homes that nobody handed in',
    'select from pets p, expenses e where search_terms(p.household_id) @@ search_asked(e.household_id, $1)',
    ['expenses', 'pets'],
  ],
  ['one of two conditions', 'select from pets where household_id = $1 or id = $2', ['pets']],
  [
    'what it is not',
    'select from pets where not household_id = $1 and household_id <> $2 and household_id not in ($3)',
    ['pets'],
  ],
  ['an order', 'select from pets where household_id > $1 and household_id is not null', ['pets']],
  ['nothing known', 'select from pets where household_id = null', ['pets']],
  ['itself', 'select from pets where household_id = household_id', ['pets']],
  [
    'a neighbour that is not pinned',
    'select from pets p join expenses e on p.household_id = e.household_id',
    ['pets', 'expenses'],
  ],
  [
    'another column of a neighbour',
    'select from pets p join expenses e on e.pet_id = p.id where p.household_id = $1',
    ['expenses'],
  ],
  [
    'a membership',
    'select from pets where household_id in (select household_id from memberships where user_id = $1)',
    ['pets'],
  ],
  [
    'the kept side of an outer join',
    'select from pets p left join expenses e on p.household_id = $1 and e.household_id = p.household_id',
    ['pets', 'expenses'],
  ],
  [
    'both sides of a full join',
    'select from pets p full join expenses e on e.household_id = $1 and p.household_id = $1',
    ['pets', 'expenses'],
  ],
  [
    'what is inside it',
    'select from pets p where exists (select from expenses e where e.household_id = p.household_id and e.household_id = $1)',
    ['pets'],
  ],
  [
    'what is outside of what it is asked in',
    'select from (select household_id from pets limit 5) p where p.household_id = $1',
    ['pets'],
  ],
  [
    'one branch',
    'select from (select household_id from pets where household_id = $1 union select household_id from shares) x join expenses e on e.household_id = x.household_id',
    ['shares', 'expenses'],
  ],
  [
    'a neighbour that it cannot see',
    'select from pets p where household_id = $1 and (select true from users where id = $2) and exists (select from expenses)',
    ['expenses'],
  ],
  [
    'what a value may not be',
    'select from (values ($1::uuid), (gen_random_uuid())) v(home) join pets on household_id = v.home',
    ['pets'],
  ],
  ['a question by name', 'with p as (select household_id from pets) select from p where household_id = $1', ['pets']],
  ['in what is answered', 'select (select count(*) from expenses) from pets where household_id = $1', ['expenses']],
  ['in an order', 'select from pets where household_id = $1 order by (select count(*) from shares)', ['shares']],
  ['an edit', 'update pets set name = $1 where id = $2', ['pets']],
  ['another key', 'update pets set household_id = $1 where household_id = $2', ['pets']],
  [
    'another key in a conflict',
    'insert into pets (household_id) values ($1) on conflict (household_id) do update set household_id = $2',
    ['pets'],
  ],
  ['an edit by a question', 'update users set name = (select name from pets where id = $2) where id = $1', ['pets']],
  ['a deletion', 'delete from pets where id in (select pet_id from shares where household_id = $1)', ['pets']],
  ['a new row', 'insert into pets (id) values ($1)', ['pets']],
  ['a row without one', 'insert into pets default values', ['pets']],
  ['one row of two', 'insert into pets (household_id) values ($1), (default)', ['pets']],
  [
    'rows from others',
    'insert into expenses (household_id, id) select household_id, id from pets',
    ['pets', 'expenses'],
  ],
  [
    'a merge',
    'merge into pets using expenses e on e.household_id = pets.household_id and pets.household_id = $1 when matched then delete',
    ['pets', 'expenses'],
  ],
  ['a plan', 'explain analyze delete from pets', ['pets']],
  ['all at once', 'truncate users, pets', ['pets']],
  ['a copy', 'copy pets to stdout', ['pets']],
  ['a copy of an answer', 'create table all_pets as select * from pets', ['pets']],
  ['a view', 'create view all_pets as select * from pets', ['pets']],
  ['the second of two', 'select from pets where household_id = $1; delete from pets', ['pets']],
  ['the second of the same', 'select from pets a, pets b where a.household_id = $1', ['pets']],
])('A statement on household tables is refused if it names its household by %s', (_, text, complaints) => {
  expect(refused(text).toSorted()).toEqual(complaints.toSorted());
});
