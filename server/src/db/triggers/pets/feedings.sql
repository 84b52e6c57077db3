create constraint trigger feedings_change
  after insert or delete or update on feedings
  deferrable initially deferred for each row
  execute function write_change('feedings', 'reminders');
