-- Repairs missing or wrong due days of plans, for a database that was filled without its triggers, and returns their
-- number.
create or replace function rebuild_due_plans()
returns bigint language sql as $$
  with due as (
    select household_id, id as plan_id, next_on as due_on from public.expense_plans
    where deleted_at is null and next_on is not null
  ), gone as (
    delete from public.due_plans d
    where not exists (select from due where due.household_id = d.household_id and due.plan_id = d.plan_id)
    returning 1
  ), put as (
    insert into public.due_plans as kept (household_id, plan_id, due_on)
    select * from due
    on conflict (plan_id, household_id) do update set due_on = excluded.due_on
    where kept.due_on <> excluded.due_on
    returning 1
  )
  select (select count(*) from gone) + (select count(*) from put)
$$;
