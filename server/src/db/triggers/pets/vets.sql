create constraint trigger vets_change
  after insert or delete or update on vets
  deferrable initially deferred for each row
  execute function write_change('vets', 'medicalRecords');

create trigger vets_found
  after insert or delete or update on vets
  for each row
  execute function update_search_item('vets', 'medicalRecords', 'name', '{clinic,phones,address,notes}', '', '', '', '', '');

create trigger vets_know_tags
  before insert or update of tag_ids on vets
  for each row
  when (new.tag_ids <> '{}'::uuid[])
  execute function check_tags();
