create constraint trigger observations_change
  after insert or delete or update on observations
  deferrable initially deferred for each row
  execute function write_change('observations', 'medicalRecords');

create trigger observations_found
  after insert or delete or update on observations
  for each row
  -- resource, permission, title, other searched columns, day, amount, type
  execute function update_search_item('observations', 'medicalRecords', 'note', '{}', 'date', '', 'kind', '', '');
