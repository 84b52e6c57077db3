create constraint trigger missing_dismissals_change
  after insert or delete or update on missing_dismissals
  deferrable initially deferred for each row
  execute function write_change('missing', '');
