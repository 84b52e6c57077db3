create or replace function write_reminder_event()
returns trigger language plpgsql as $$
declare
  -- columns that a snooze changes
  waiting constant text[] := '{snooze_until,rings_at,version,updated_at,updated_by}';
  is_put_off boolean := new.snooze_until is distinct from old.snooze_until;
  happened text := case
    when old.deleted_at is null and new.deleted_at is not null then 'removed'
    when old.deleted_at is not null and new.deleted_at is null then 'restored'
    when old.completed_at is null and new.completed_at is not null then 'completed'
    when old.missed_at is null and new.missed_at is not null then 'missed'
    when coalesce(old.completed_at, old.missed_at) is not null and coalesce(new.completed_at, new.missed_at) is null
      then 'reopened'
    when old.version <> new.version and not (is_put_off and to_jsonb(old) - waiting = to_jsonb(new) - waiting)
      then 'edited'
  end;
begin
  if old.pet_id <> new.pet_id then
    update public.reminder_events set pet_id = new.pet_id
    where household_id = new.household_id and reminder_id = new.id;
  end if;
  insert into public.reminder_events (household_id, pet_id, reminder_id, what, until, done_at, done_by)
  select new.household_id, new.pet_id, new.id, what, case what when 'snoozed' then new.snooze_until end,
    new.updated_at, new.updated_by
  from unnest(array[
    happened,
    case
      when is_put_off and new.snooze_until is not null then 'snoozed'
      -- another time ends it by itself
      when is_put_off and old.due_at = new.due_at then 'unsnoozed'
    end
  ]) with ordinality as said (what, nth)
  where what is not null
  order by nth;
  return null;
end $$;
