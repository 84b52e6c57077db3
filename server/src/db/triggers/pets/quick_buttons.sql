create constraint trigger quick_buttons_change
  after insert or delete or update on quick_buttons
  deferrable initially deferred for each row
  execute function write_change('quickButtons', 'medicalRecords');
