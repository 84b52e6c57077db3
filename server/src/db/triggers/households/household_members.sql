create constraint trigger household_members_change
  after insert or delete or update on household_members
  deferrable initially deferred for each row
  execute function write_change('households', '');
