create constraint trigger vets_change
  after insert or delete or update on vets
  deferrable initially deferred for each row
  execute function write_change('vets', 'medicalRecords');

create trigger vets_found
  after insert or delete or update on vets
  for each row
  execute function update_search_item('vets', 'medicalRecords', 'name', '{clinic,phones,address,notes}', '', '', '', '', '');
