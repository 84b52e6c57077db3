-- What a home files its things under, in its own words. (docs/decisions/0064)
create table tags (
  household_id uuid not null references households on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 30),
  hue text not null check (hue in ('apricot', 'sage', 'sky', 'lilac', 'butter', 'rose')),
  -- it was merged into that one: what bears it bears that one, until it is brought back
  merged_into uuid,
  version int not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (household_id, id),
  foreign key (household_id, merged_into) references tags (household_id, id),
  check (merged_into is null or deleted_at is not null and merged_into <> id)
);
-- None twice, however it is spelled.
create unique index tags_called on tags (household_id, public.search_plain(name)) where deleted_at is null;
create index tags_merged on tags (household_id, merged_into) where merged_into is not null;
select follow_changes('tags', 'tags', 'profile');

-- A tag and all that were merged into it, and into those. Only what stands is merged into, so there is no circle.
create function tag_and_merged(home uuid, tag uuid) returns uuid[] language sql stable parallel safe as $$
  with recursive meant as (
    select tag as id
    union
    select t.id from meant m join public.tags t on t.household_id = home and t.merged_into = m.id
  )
  select array_agg(id) from meant
$$;

-- An array has no foreign keys; a tag never goes while its home stands.
create function demand_known_tags() returns trigger language plpgsql as $$
begin
  if exists (
    select from unnest(new.tag_ids) bears
    where not exists (select from public.tags t where t.household_id = new.household_id and t.id = bears)
  ) then
    raise foreign_key_violation using constraint = 'known_tags', message = 'a tag is not known in this home';
  end if;
  return new;
end $$;

-- For later migrations: a table whose rows bear tags.
create function bear_tags(bearing text) returns void language plpgsql as $$
begin
  execute format(
    'alter table %I add column tag_ids uuid[] not null default ''{}'' check (cardinality(tag_ids) <= 20)', bearing);
  execute format(
    'create trigger %I before insert or update of tag_ids on %I for each row when (new.tag_ids <> ''{}'')
     execute function demand_known_tags()', bearing || '_know_tags', bearing);
end $$;

select bear_tags('pets');
select bear_tags('expenses');
select bear_tags('medical_records');
select bear_tags('reminders');
select bear_tags('appointments');

-- For later migrations: as before; and its rows bear tags.
create or replace function create_belongings(noun text, area text, own_columns text, listed text default 'date desc, id desc')
returns void language plpgsql as $$
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
  -- medical_records are medicalRecords in the contract
  perform follow_changes(noun, lower(left(noun, 1)) || substr(replace(initcap(replace(noun, '_', ' ')), ' ', ''), 2), area);
  perform bear_tags(noun);
end $$;
