create constraint trigger household_people_change
  after update of name on household_people
  deferrable initially deferred for each row
  when (old.name is distinct from new.name)
  execute function write_change('households', '');
