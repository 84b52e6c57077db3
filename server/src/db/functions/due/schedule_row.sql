-- Keeps the due queue for the rows of a table. Arguments: the resource, the topic of its notifications, and the function
-- that returns the due time of a row.
create or replace function schedule_row()
returns trigger language plpgsql as $$
declare
  due_at text := format('select public.%I($1)', tg_argv[2]);
  due_now timestamptz;
  due_before timestamptz;
begin
  if tg_op = 'DELETE' then
    delete from public.due_queue q
    where q.thing_id = old.id and q.noun = tg_argv[0] and q.household_id = old.household_id;
    return null;
  end if;
  execute due_at into due_now using new;
  if tg_op = 'UPDATE' then
    execute due_at into due_before using old;
    if due_now is not distinct from due_before and new.pet_id = old.pet_id then
      return null;
    end if;
  end if;
  perform public.schedule_due(new.id, new.household_id, new.pet_id, tg_argv[0], tg_argv[1], due_now, new.updated_at);
  return null;
end $$;
