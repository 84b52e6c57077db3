-- Returns the time so many minutes before the due time. Subtracts whole days on the wall clock, so that nine o'clock
-- stays nine across a change of clocks.
create or replace function notification_time(due timestamp with time zone, minutes integer)
returns timestamp with time zone language sql immutable as $$
  select case when minutes % 1440 = 0
    then (due at time zone 'Asia/Jerusalem' - make_interval(days => minutes / 1440)) at time zone 'Asia/Jerusalem'
    else due - make_interval(mins => minutes)
  end
$$;
