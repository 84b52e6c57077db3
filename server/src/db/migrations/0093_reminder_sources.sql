-- What a reminder comes from: the resource and the id of its row. Null for a reminder that somebody wrote. The source
-- creates, moves and removes its open reminder.
alter table reminders
  add column source text check (source in ('medicines', 'care', 'stock')),
  add column source_id uuid,
  add constraint reminders_of_source check ((source is null) = (source_id is null));

create index reminders_by_source on reminders (household_id, source_id) where source_id is not null;
