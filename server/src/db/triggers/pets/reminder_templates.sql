create constraint trigger reminder_templates_change
  after insert or delete or update on reminder_templates
  deferrable initially deferred for each row
  execute function write_change('reminderTemplates', 'reminders');
