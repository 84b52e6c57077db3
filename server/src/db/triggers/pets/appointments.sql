create constraint trigger appointments_change
  after insert or delete or update on appointments
  deferrable initially deferred for each row
  execute function write_change('appointments', 'medicalRecords');

create trigger appointments_change_record
  after update of date, follows_record_id, deleted_at, status on appointments
  for each row
  when (old.follows_record_id is not null and (old.date is distinct from new.date or old.follows_record_id is distinct from new.follows_record_id or old.deleted_at is distinct from new.deleted_at or (old.status = 'cancelled'::text) is distinct from (new.status = 'cancelled'::text)))
  execute function change_record_of_appointment();

create trigger appointments_found
  after insert or delete or update on appointments
  for each row
  execute function keep_found('appointments', 'medicalRecords', 'reason', '{place,vet_name,notes}', 'date', '', '', '', '');

create trigger appointments_know_tags
  before insert or update of tag_ids on appointments
  for each row
  when (new.tag_ids <> '{}'::uuid[])
  execute function demand_known_tags();

create trigger appointments_ring
  after insert or delete on appointments
  for each row
  execute function ring_appointments();

create trigger appointments_ring_anew
  after update on appointments
  for each row
  when ( case when old.deleted_at is null and old.status = 'planned'::text then COALESCE(old.starts_at, ((old.date + '09:00:00'::time without time zone) at time zone 'Asia/Jerusalem'::text)) else null::timestamp with time zone end is distinct from case when new.deleted_at is null and new.status = 'planned'::text then COALESCE(new.starts_at, ((new.date + '09:00:00'::time without time zone) at time zone 'Asia/Jerusalem'::text)) else null::timestamp with time zone end or old.pet_id <> new.pet_id)
  execute function ring_appointments();
