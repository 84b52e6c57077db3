-- Writes the entry of an item in the due queue with its next notification, or removes it if the item is not due. A lead
-- time that has passed when the item is written is left out: the writer knows of it.
create or replace function schedule_due(item uuid, home uuid, pet uuid, noun text, topic text, due timestamptz, written timestamptz)
returns integer language sql as $$
  delete from public.due_queue q
  where due is null and q.thing_id = item and q.noun = schedule_due.noun and q.household_id = home;
  insert into public.due_queue (thing_id, noun, household_id, pet_id, topic, due_at, lead, next_at)
  select item, schedule_due.noun, home, pet, schedule_due.topic, due, longest.minutes,
    public.notification_time(due, longest.minutes)
  from (
    select max(minutes) as minutes from unnest(public.lead_minutes(schedule_due.topic)) minutes
    where public.notification_time(due, minutes) > written
  ) longest
  where due is not null
  on conflict (thing_id, noun, household_id) do update
  set pet_id = excluded.pet_id, due_at = excluded.due_at, lead = excluded.lead, next_at = excluded.next_at;
  select 1
$$;
