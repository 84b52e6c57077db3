create constraint trigger pets_change
  after insert or delete or update on pets
  deferrable initially deferred for each row
  execute function write_change('pets', 'profile');

create trigger pets_found
  after insert or delete or update on pets
  for each row
  execute function update_search_item('pets', 'profile', 'name', '{breed,chip_number,licence_number,licence_municipality,color,insurer,policy_number,insurance,own_text,allergies,conditions,notes}', '', '', 'species', '', '');
