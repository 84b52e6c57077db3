-- Animals belong to a home and not to an account: whoever founded it may leave, and the papers stay. Its key leads every
-- key of what belongs to it and never changes; nothing of a home refers to anything of a user or the other way round, so
-- that both can be spread over databases, each by its own key.

create table households (
  household_id uuid primary key,
  created_at timestamptz not null
);

-- Its owners, equal in rights.
create table household_members (
  household_id uuid not null references households on delete cascade,
  user_id uuid not null,
  joined_at timestamptz not null,
  primary key (household_id, user_id)
);

-- The name of everybody who ever wrote there, kept when they go.
create table household_people (
  household_id uuid not null references households on delete cascade,
  user_id uuid not null,
  name text not null check (length(name) between 1 and 100),
  primary key (household_id, user_id)
);

-- In which homes to look for what somebody may reach. What they may is asked there.
create table memberships (
  user_id uuid not null references users on delete cascade,
  household_id uuid not null,
  primary key (user_id, household_id)
);

-- Until now everybody had a home of their own, and its key was theirs. It stays: keys never change.
insert into households select id, created_at from users;
insert into household_members select id, id, created_at from users;
insert into household_people select id, id, name from users;
insert into memberships select id, id from users;

alter table files rename owner_id to household_id;
alter table pets rename owner_id to household_id;
alter table expenses rename owner_id to household_id;
alter table expense_months rename owner_id to household_id;
alter table medical_records rename owner_id to household_id;
alter table reminders rename owner_id to household_id;

alter table files
  drop constraint files_owner_id_fkey,
  drop constraint files_owner_id_pet_id_fkey,
  add foreign key (household_id, pet_id) references pets (household_id, id) on delete cascade;
alter table pets
  drop constraint pets_owner_id_fkey,
  add foreign key (household_id) references households on delete cascade;
alter table pets rename constraint pets_owner_id_photo_id_fkey to pets_household_id_photo_id_fkey;
alter table pets rename constraint pets_owner_id_photo_thumb_id_fkey to pets_household_id_photo_thumb_id_fkey;
alter table expenses
  drop constraint expenses_owner_id_pet_id_fkey,
  add foreign key (household_id, pet_id) references pets (household_id, id) on delete cascade;
alter table expense_months rename constraint expense_months_owner_id_pet_id_fkey to expense_months_household_id_pet_id_fkey;
alter table medical_records
  drop constraint medical_records_owner_id_pet_id_fkey,
  add foreign key (household_id, pet_id) references pets (household_id, id) on delete cascade;
alter table reminders
  drop constraint reminders_owner_id_pet_id_fkey,
  add foreign key (household_id, pet_id) references pets (household_id, id) on delete cascade;
-- Nobody asks for what is due over all homes yet.
drop index reminders_due;

-- As they were, of homes.
create or replace function add_to_expense_months() returns trigger language plpgsql as $$
begin
  insert into public.expense_months as kept
  select household_id, pet_id, public.first_of_month(date) as month, category, sum(amount), count(*)
  from come where deleted_at is null
  group by household_id, pet_id, month, category
  order by household_id, pet_id, month, category
  on conflict (household_id, pet_id, month, category)
  do update set amount = kept.amount + excluded.amount, count = kept.count + excluded.count;
  return null;
end $$;

create or replace function move_in_expense_months() returns trigger language plpgsql as $$
begin
  insert into public.expense_months as kept
  select household_id, pet_id, public.first_of_month(date) as month, category, sum(amount), sum(one)
  from (
    values
      (old.household_id, old.pet_id, old.date, old.category, -old.amount, -1, old.deleted_at),
      (new.household_id, new.pet_id, new.date, new.category, new.amount, 1, new.deleted_at)
  ) as moved (household_id, pet_id, date, category, amount, one, deleted_at)
  where deleted_at is null
  group by household_id, pet_id, month, category
  order by household_id, pet_id, month, category
  on conflict (household_id, pet_id, month, category)
  do update set amount = kept.amount + excluded.amount, count = kept.count + excluded.count;
  return null;
end $$;

create or replace function take_from_expense_months() returns trigger language plpgsql as $$
begin
  update public.expense_months as kept
  set amount = kept.amount - lost.amount, count = kept.count - lost.count
  from (
    select household_id, pet_id, public.first_of_month(date) as month, category, sum(amount) as amount, count(*) as count
    from gone where deleted_at is null
    group by household_id, pet_id, month, category
  ) lost
  where (kept.household_id, kept.pet_id, kept.month, kept.category)
    = (lost.household_id, lost.pet_id, lost.month, lost.category);
  return null;
end $$;

create or replace function rebuild_expense_months() returns bigint language plpgsql as $$
declare
  wrong bigint;
begin
  lock table public.expenses in share row exclusive mode;
  create temporary table right_months as
    select household_id, pet_id, public.first_of_month(date) as month, category, sum(amount)::bigint as amount, count(*)::int as count
    from public.expenses where deleted_at is null
    group by household_id, pet_id, month, category;
  select count(*) into wrong
  from right_months r full join public.expense_months k using (household_id, pet_id, month, category)
  where (coalesce(r.amount, 0), coalesce(r.count, 0)) is distinct from (coalesce(k.amount, 0), coalesce(k.count, 0));
  delete from public.expense_months;
  insert into public.expense_months select * from right_months;
  drop table right_months;
  return wrong;
end $$;

create or replace function create_belongings(noun text, own_columns text, listed text default 'date desc, id desc') returns void
language plpgsql as $$
begin
  execute format('
    create table %I (
      household_id uuid not null,
      id uuid not null,
      pet_id uuid not null,
      %s,
      version int not null default 1,
      created_at timestamptz not null,
      created_by uuid not null,
      updated_at timestamptz not null,
      updated_by uuid not null,
      deleted_at timestamptz,
      deleted_by uuid,
      primary key (household_id, id),
      foreign key (household_id, pet_id) references pets (household_id, id) on delete cascade
    )', noun, own_columns);
  execute format('create index %I on %I (household_id, pet_id, %s) where deleted_at is null', noun || '_by_pet', noun, listed);
end $$;
