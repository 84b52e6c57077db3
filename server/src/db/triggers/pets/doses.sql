create constraint trigger doses_change
  after insert or delete or update on doses
  deferrable initially deferred for each row
  execute function write_change('doses', 'reminders');
