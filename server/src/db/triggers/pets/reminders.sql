create constraint trigger reminders_change
  after insert or delete or update on reminders
  deferrable initially deferred for each row
  execute function write_change('reminders', 'reminders');

create trigger reminders_found
  after insert or delete or update on reminders
  for each row
  execute function update_search_item('reminders', 'reminders', 'title', '{description}', 'date', '', '');

create trigger reminders_schedule
  after insert or update or delete on reminders
  for each row
  execute function schedule_row('reminders', 'reminders', 'reminder_due_at');
