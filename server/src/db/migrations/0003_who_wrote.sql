-- Who made, last changed and deleted each thing. No foreign key: whoever wrote may be gone before what they wrote.
-- What is there already was written by its owner: nobody else could.

alter table pets add created_by uuid, add updated_by uuid, add deleted_by uuid;
alter table expenses add created_by uuid, add updated_by uuid, add deleted_by uuid;
alter table medical_records add created_by uuid, add updated_by uuid, add deleted_by uuid;
alter table reminders add created_by uuid, add updated_by uuid, add deleted_by uuid;

update pets set created_by = owner_id, updated_by = owner_id, deleted_by = case when deleted_at is not null then owner_id end;
update expenses set created_by = owner_id, updated_by = owner_id, deleted_by = case when deleted_at is not null then owner_id end;
update medical_records set created_by = owner_id, updated_by = owner_id, deleted_by = case when deleted_at is not null then owner_id end;
update reminders set created_by = owner_id, updated_by = owner_id, deleted_by = case when deleted_at is not null then owner_id end;

alter table pets alter created_by set not null, alter updated_by set not null;
alter table expenses alter created_by set not null, alter updated_by set not null;
alter table medical_records alter created_by set not null, alter updated_by set not null;
alter table reminders alter created_by set not null, alter updated_by set not null;

-- A file is reached through its pet and the area it belongs to, so it says which they are. Until now there were photos.
alter table files add pet_id uuid, add area text check (area in ('profile', 'medicalRecords', 'reminders', 'expenses'));
update files set area = 'profile', pet_id = (
  select p.id from pets p where p.owner_id = files.owner_id and files.id in (p.photo_id, p.photo_thumb_id)
);
-- Bytes of rows that no pet shows any more are swept like every orphan's.
delete from files where pet_id is null;
alter table files alter pet_id set not null, alter area set not null;
alter table files add foreign key (owner_id, pet_id) references pets (owner_id, id) on delete cascade;

-- A list merges what the index of each pet gives; nothing asks for all rows of an owner by their time any more.
create index reminders_open_by_pet on reminders (owner_id, pet_id, due_at, id)
  where deleted_at is null and completed_at is null;
create index reminders_completed_by_pet on reminders (owner_id, pet_id, completed_at desc, id desc)
  where deleted_at is null and completed_at is not null;
drop index expenses_by_date, medical_records_by_date, reminders_open, reminders_completed;

-- For later migrations: the table of a noun that hangs off a pet, with its own columns, and the index that its list
-- walks. What all new ones have alike is written down here; tables that stand are changed by a migration of their own.
create function create_belongings(noun text, own_columns text, listed text default 'date desc, id desc') returns void
language plpgsql as $$
begin
  execute format('
    create table %I (
      owner_id uuid not null,
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
      primary key (owner_id, id),
      foreign key (owner_id, pet_id) references pets (owner_id, id) on delete cascade
    )', noun, own_columns);
  execute format('create index %I on %I (owner_id, pet_id, %s) where deleted_at is null', noun || '_by_pet', noun, listed);
end $$;
