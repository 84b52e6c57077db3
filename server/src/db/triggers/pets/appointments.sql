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
  execute function update_search_item('appointments', 'medicalRecords', 'reason', '{place,vet_name,notes}', 'date', '', '', '', '');

create trigger appointments_schedule
  after insert or update or delete on appointments
  for each row
  execute function schedule_row('appointments', 'appointments', 'appointment_due_at');
