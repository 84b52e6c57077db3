-- The source of a reminder: the resource and the id of its row. Null for a reminder that somebody wrote. The source
-- creates, moves and removes its open reminder.
alter table reminders
  add column source text check (source in ('medicines', 'care', 'stock')),
  add column source_id uuid,
  add constraint reminders_of_source check ((source is null) = (source_id is null));

-- The clock closes what its source asks for no more: nobody missed it.
alter table reminders
  drop constraint reminders_closed_by_somebody,
  add constraint reminders_closed_by_somebody check (
    (coalesce(completed_at, missed_at) is null) = (closed_by is null)
    or (source is not null and missed_at is not null)
  );

create index reminders_by_source on reminders (household_id, source_id) where source_id is not null;
