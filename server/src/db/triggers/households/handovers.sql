create constraint trigger handovers_change
  after insert or delete or update on handovers
  deferrable initially deferred for each row
  execute function write_change('handovers', '');
