create constraint trigger medical_records_change
  after insert or delete or update on medical_records
  deferrable initially deferred for each row
  execute function write_change('medicalRecords', 'medicalRecords');

create trigger medical_records_found
  after insert or delete or update on medical_records
  for each row
  execute function update_search_item('medicalRecords', 'medicalRecords', 'description', '{product,batch_number,vet_name,notes}', 'date', '', 'type', 'valid_until', '');

create trigger medical_records_schedule
  after insert or update or delete on medical_records
  for each row
  execute function schedule_row('medicalRecords', 'papers', 'medical_record_due_at');
