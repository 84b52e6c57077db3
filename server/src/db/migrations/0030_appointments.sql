-- Appointments: one row for each pet that comes, so that each is seen, shared and moved with its pet; those of one visit
-- have one visit_id. The next appointment of a record is one of them. (docs/decisions/0057)
select create_belongings('appointments', 'medicalRecords', '
  visit_id uuid not null default gen_random_uuid(),
  reason text not null check (length(reason) between 1 and 500),
  date date not null check (date between ''1900-01-01'' and ''2200-12-31''),
  -- wall clock and zone are the truth; starts_at is computed from them
  time text check (time ~ ''^([01][0-9]|2[0-3]):[0-5][0-9]$''),
  timezone text not null default ''Asia/Jerusalem'',
  starts_at timestamptz,
  place text,
  vet_name text,
  notes text,
  questions text[] not null default ''{}'',
  -- of the questions
  ticked text[] not null default ''{}'',
  status text not null default ''planned'' check (status in (''planned'', ''done'', ''cancelled'')),
  -- the record whose next appointment it is
  follows_record_id uuid,
  removed_with_record_at timestamptz,
  check ((time is null) = (starts_at is null))');
create index appointments_of_visit on appointments (household_id, visit_id);
create index appointments_planned on appointments (household_id, pet_id, date)
  where deleted_at is null and status = 'planned';
create unique index appointments_of_record on appointments (household_id, follows_record_id)
  where follows_record_id is not null and deleted_at is null and status <> 'cancelled';
select make_found('appointments', 'appointments', 'medicalRecords', 'reason', '{place,vet_name,notes}', 'date');

-- The record that was made of an appointment when it was done.
alter table medical_records add column appointment_id uuid;
create unique index medical_records_of_appointment on medical_records (household_id, appointment_id)
  where appointment_id is not null and deleted_at is null;

-- Whoever changes the appointment changes the record that names it as its next, as 0027 says of what a visit cost.
create function change_record_of_appointment() returns trigger language plpgsql as $$
begin
  update public.medical_records r
  set version = r.version + 1, updated_at = new.updated_at, updated_by = new.updated_by
  where r.household_id = old.household_id and r.id = old.follows_record_id and r.deleted_at is null
    and r.xmin <> pg_current_xact_id()::xid;
  return null;
end $$;
create trigger appointments_change_record after update of date, follows_record_id, deleted_at, status on appointments
for each row
when (
  old.follows_record_id is not null
  and (old.date, old.follows_record_id, old.deleted_at, old.status = 'cancelled')
    is distinct from (new.date, new.follows_record_id, new.deleted_at, new.status = 'cancelled')
)
execute function change_record_of_appointment();

-- What records have said until now. Ids are UUIDv7 of when that was written.
insert into appointments (
  household_id, id, pet_id, visit_id, reason, date, vet_name, follows_record_id, removed_with_record_at,
  created_at, created_by, updated_at, updated_by, deleted_at, deleted_by
)
select r.household_id, made.id, r.pet_id, made.id, r.description, r.next_appointment, r.vet_name, r.id, r.deleted_at,
  r.created_at, r.created_by, r.updated_at, r.updated_by, r.deleted_at, r.deleted_by
from medical_records r,
  lateral (
    select (lpad(to_hex(floor(extract(epoch from r.created_at) * 1000)::bigint), 12, '0')
      || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid as id
  ) made
where r.next_appointment is not null;
alter table medical_records drop column next_appointment;
