create or replace function schedule_plan()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from public.due_plans where household_id = old.household_id and plan_id = old.id;
  elsif tg_op = 'UPDATE' and old.next_on is not distinct from new.next_on
    and (old.deleted_at is null) = (new.deleted_at is null) then
    return null;
  elsif new.deleted_at is not null or new.next_on is null then
    delete from public.due_plans where household_id = new.household_id and plan_id = new.id;
  else
    insert into public.due_plans (household_id, plan_id, due_on) values (new.household_id, new.id, new.next_on)
    on conflict (plan_id, household_id) do update set due_on = excluded.due_on, again_at = null;
  end if;
  return null;
end $$;
