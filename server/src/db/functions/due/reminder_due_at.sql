-- Returns the time at which an open reminder is due or its snooze ends.
create or replace function reminder_due_at(reminder reminders)
returns timestamptz language sql stable as $$
  select case when reminder.deleted_at is null and reminder.completed_at is null and reminder.missed_at is null
    then reminder.rings_at end
$$;
