-- What is said of things of a pet by those who look after it. One table for every noun, as papers have (0020); what a noun
-- says to have them is `select hold_comments('medical_records')`.
create table comments (
  household_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  -- of the thing, as in the contract; no foreign key can lead to several tables
  noun text not null,
  thing_id uuid not null,
  area text not null check (area in ('profile', 'medicalRecords', 'reminders', 'expenses')),
  text text not null check (length(text) between 1 and 2000),
  created_at timestamptz not null,
  created_by uuid not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (household_id, id),
  foreign key (household_id, pet_id) references pets (household_id, id) on delete cascade
);
create index comments_of_thing on comments (household_id, thing_id, created_at, id);

-- They go to another pet with their thing, and for good with it.
create function comments_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from public.comments where household_id = old.household_id and thing_id = old.id;
    return null;
  end if;
  update public.comments set pet_id = new.pet_id where household_id = new.household_id and thing_id = new.id;
  return null;
end $$;

create function hold_comments(held text) returns void language plpgsql as $$
begin
  execute format(
    'create trigger %I after update of pet_id on %I for each row when (old.pet_id <> new.pet_id)
     execute function comments_follow()',
    held || '_take_comments', held
  );
  execute format(
    'create trigger %I after delete on %I for each row execute function comments_follow()',
    held || '_end_comments', held
  );
end $$;

-- Who looks at the thing hears that it has changed.
create constraint trigger comments_change after insert or update on comments deferrable initially deferred
for each row execute function write_attachment_change();

select hold_comments('medical_records');
