create constraint trigger appointments_change
  after insert or delete or update on appointments
  deferrable initially deferred for each row
  execute function write_change('appointments', 'medicalRecords');

create trigger appointments_found
  after insert or delete or update on appointments
  for each row
  execute function update_search_item('appointments', 'medicalRecords', 'reason', '{place,vet_name,notes}', 'date', '', '', '', '');

create trigger appointments_schedule
  after insert or update or delete on appointments
  for each row
  execute function schedule_row('appointments', 'appointments', 'appointment_due_at');
