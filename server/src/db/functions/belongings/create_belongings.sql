-- Creates the table of a belonging with its own columns and those that all belongings have. Its triggers are in the file
-- of its table.
create or replace function create_belongings(noun text, area text, own_columns text, listed text default 'date desc, id desc'::text)
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
      tag_ids uuid[] not null default ''{}'' check (cardinality(tag_ids) <= 20),
      primary key (household_id, id),
      foreign key (household_id, pet_id) references pets (household_id, id) on delete cascade
    )', noun, own_columns);
  execute format('create index %I on %I (household_id, pet_id, %s) where deleted_at is null', noun || '_by_pet', noun, listed);
end $$;
