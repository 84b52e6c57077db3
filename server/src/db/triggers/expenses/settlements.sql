create constraint trigger settlements_change
  after insert or delete or update on settlements
  deferrable initially deferred for each row
  execute function write_change('settlements', '');
