create constraint trigger care_items_change
  after insert or delete or update on care_items
  deferrable initially deferred for each row
  execute function write_change('careItems', 'reminders');

create trigger care_items_schedule
  after insert or update or delete on care_items
  for each row
  execute function schedule_care();
