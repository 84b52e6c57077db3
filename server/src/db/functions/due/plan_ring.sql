-- Schedules the next due time of an item, or deletes its entry if the item has no time. Times that have passed when the
-- item is written are not announced: its author knows them.
create or replace function plan_ring(thing uuid, home uuid, pet uuid, noun text, topic text, due timestamp with time zone, written timestamp with time zone)
returns integer language sql as $$
  delete from public.rings r
  where due is null and r.thing_id = thing and r.noun = plan_ring.noun and r.household_id = home;
  insert into public.rings (thing_id, noun, household_id, pet_id, topic, due_at, lead, next_at)
  select thing, plan_ring.noun, home, pet, plan_ring.topic, due, ahead.minutes,
    public.ring_moment(due, ahead.minutes)
  from (
    select max(minutes) as minutes from unnest(public.ring_leads(plan_ring.topic)) minutes
    where public.ring_moment(due, minutes) > written
  ) ahead
  where due is not null
  on conflict (thing_id, noun, household_id) do update
  set pet_id = excluded.pet_id, due_at = excluded.due_at, lead = excluded.lead, next_at = excluded.next_at;
  select 1
$$;
