-- Creates the table of a belonging, for later migrations: as before, and its rows have tags.
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
      primary key (household_id, id),
      foreign key (household_id, pet_id) references pets (household_id, id) on delete cascade
    )', noun, own_columns);
  execute format('create index %I on %I (household_id, pet_id, %s) where deleted_at is null', noun || '_by_pet', noun, listed);
  -- medical_records are medicalRecords in the contract
  perform follow_changes(noun, lower(left(noun, 1)) || substr(replace(initcap(replace(noun, '_', ' ')), ' ', ''), 2), area);
  perform bear_tags(noun);
end $$;
