create constraint trigger medical_records_change
  after insert or delete or update on medical_records
  deferrable initially deferred for each row
  execute function write_change('medicalRecords', 'medicalRecords');

create trigger medical_records_end_attachments
  after delete on medical_records
  for each row
  execute function move_attachments('medicalRecords');

create trigger medical_records_end_comments
  after delete on medical_records
  for each row
  execute function move_comments();

create trigger medical_records_found
  after insert or delete or update on medical_records
  for each row
  execute function update_search_item('medicalRecords', 'medicalRecords', 'description', '{product,batch_number,vet_name,notes}', 'date', '', 'type', 'valid_until', '');

create trigger medical_records_schedule
  after insert or update or delete on medical_records
  for each row
  execute function schedule_row('medicalRecords', 'papers', 'medical_record_due_at');

create trigger medical_records_take_attachments
  after update of pet_id, deleted_at on medical_records
  for each row
  when (old.pet_id <> new.pet_id or old.deleted_at is distinct from new.deleted_at)
  execute function move_attachments('medicalRecords');

create trigger medical_records_take_comments
  after update of pet_id on medical_records
  for each row
  when (old.pet_id <> new.pet_id)
  execute function move_comments();
