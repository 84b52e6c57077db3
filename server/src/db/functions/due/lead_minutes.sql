-- Returns the possible lead times in minutes: contract/src/notifications/lead-times.ts.
create or replace function lead_minutes(topic text)
returns integer[] language sql immutable as $$
  select case topic
    when 'reminders' then '{0,15,60,1440,10080}'::int[]
    when 'appointments' then '{0,60,120,1440,2880,10080}'::int[]
    when 'papers' then '{0,10080,20160,43200,86400}'::int[]
  end
$$;
