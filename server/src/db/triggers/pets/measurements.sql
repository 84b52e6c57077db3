create constraint trigger measurements_change
  after insert or delete or update on measurements
  deferrable initially deferred for each row
  execute function write_change('measurements', 'medicalRecords');

create trigger measurements_found
  after insert or delete or update on measurements
  for each row
  execute function update_search_item('measurements', 'medicalRecords', 'note', '{}', 'date', '', '', '', '');
