create constraint trigger quick_button_layouts_change
  after insert or delete or update on quick_button_layouts
  deferrable initially deferred for each row
  execute function write_change('quickButtons', 'medicalRecords');
