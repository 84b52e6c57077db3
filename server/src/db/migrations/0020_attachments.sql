-- Papers that hang on things of a pet: a record's certificate, an expense's receipt. One table for every noun; what a noun
-- says to have them is `select hold_attachments('medical_records', 'medicalRecords')`. (docs/decisions/0050)
create table attachments (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  -- of the thing, as in the contract; no foreign key can lead to several tables
  noun text not null,
  thing_id uuid not null,
  area text not null check (area in ('profile', 'medicalRecords', 'reminders', 'expenses')),
  name text not null check (length(name) between 1 and 120),
  type text not null,
  size int not null check (size > 0),
  pages int check (pages > 0),
  width int check (width > 0),
  height int check (height > 0),
  is_locked boolean not null,
  has_scripts boolean not null,
  kind text check (kind in ('vaccination_booklet', 'invoice', 'visit_summary', 'lab_result', 'insurance', 'licence', 'other')),
  expires_on date check (expires_on between '1900-01-01' and '2200-12-31'),
  created_at timestamptz not null,
  created_by uuid not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (household_id, id),
  foreign key (household_id, pet_id) references pets (household_id, id) on delete cascade
);
create index attachments_of_thing on attachments (household_id, thing_id, created_at, id);

-- The bytes of one, and a small picture of them.
alter table files
  add column attachment_id uuid,
  add column is_thumb boolean not null default false,
  add foreign key (household_id, attachment_id) references attachments (household_id, id) on delete cascade;
create unique index files_of_attachment on files (household_id, attachment_id, is_thumb) where attachment_id is not null;

-- What somebody has sent and not yet kept with a thing, which may not be there yet either: they know its id, as they make it.
create table uploads (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  thing_id uuid not null,
  file_id uuid not null,
  sha256 bytea not null,
  thumb_id uuid,
  thumb_size int check (thumb_size > 0),
  thumb_sha256 bytea,
  name text not null check (length(name) between 1 and 120),
  type text not null,
  size int not null check (size > 0),
  pages int check (pages > 0),
  width int check (width > 0),
  height int check (height > 0),
  is_locked boolean not null,
  has_scripts boolean not null,
  kind text check (kind in ('vaccination_booklet', 'invoice', 'visit_summary', 'lab_result', 'insurance', 'licence', 'other')),
  expires_on date,
  created_at timestamptz not null,
  primary key (user_id, id),
  check (num_nulls(thumb_id, thumb_size, thumb_sha256) in (0, 3))
);
create index uploads_of_thing on uploads (user_id, thing_id);

-- A paper goes to another pet with its thing, and for good with it.
create function attachments_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from public.attachments
    where household_id = old.household_id and thing_id = old.id and noun = tg_argv[0];
    return null;
  end if;
  update public.attachments set pet_id = new.pet_id
  where household_id = new.household_id and thing_id = new.id and noun = tg_argv[0];
  update public.files f set pet_id = new.pet_id from public.attachments a
  where f.household_id = new.household_id and a.household_id = new.household_id
    and a.thing_id = new.id and a.noun = tg_argv[0] and f.attachment_id = a.id;
  return null;
end $$;

create function hold_attachments(held text, noun text) returns void language plpgsql as $$
begin
  execute format(
    'create trigger %I after update of pet_id on %I for each row when (old.pet_id <> new.pet_id)
     execute function attachments_follow(%L)',
    held || '_take_attachments', held, noun
  );
  execute format(
    'create trigger %I after delete on %I for each row execute function attachments_follow(%L)',
    held || '_end_attachments', held, noun
  );
end $$;

-- Who looks at the thing hears that it has changed. Where it goes, or goes to another pet, it says so itself.
create function write_attachment_change() returns trigger language plpgsql as $$
declare
  unseen text[] := '{pet_id}';
begin
  if old is null or to_jsonb(old) - unseen <> to_jsonb(new) - unseen then
    perform public.add_change(
      jsonb_build_object('household_id', new.household_id, 'id', new.thing_id, 'pet_id', new.pet_id),
      'changed', new.noun, new.area, coalesce(new.deleted_by, new.updated_by)
    );
  end if;
  return null;
end $$;
create constraint trigger attachments_change after insert or update on attachments deferrable initially deferred
for each row execute function write_attachment_change();

select hold_attachments('medical_records', 'medicalRecords');
