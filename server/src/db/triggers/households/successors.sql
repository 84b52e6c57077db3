create constraint trigger successors_change
  after insert or delete or update on successors
  deferrable initially deferred for each row
  execute function write_change('households', '');
