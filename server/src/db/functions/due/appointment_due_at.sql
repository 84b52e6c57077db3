-- Returns the start of a planned appointment, at nine in the morning if it has no time.
create or replace function appointment_due_at(appointment appointments)
returns timestamptz language sql stable as $$
  select case when appointment.deleted_at is null and appointment.status = 'planned'
    then coalesce(appointment.starts_at, (appointment.date + time '09:00') at time zone 'Asia/Jerusalem') end
$$;
