create constraint trigger measures_change
  after insert or delete or update on measures
  deferrable initially deferred for each row
  execute function write_change('measures', 'medicalRecords');

create trigger measures_found
  after insert or delete or update on measures
  for each row
  execute function update_search_item('measures', 'medicalRecords', 'name', '{}', '', '', 'kind', '', '');
