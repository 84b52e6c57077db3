create constraint trigger shares_change
  after insert or delete or update on shares
  deferrable initially deferred for each row
  execute function write_change('sharing', '');
