-- Queues a budget check whenever a monthly sum rises, so that no path that writes expenses can forget it.
create or replace function look_at_risen_budgets()
returns trigger language plpgsql as $$
begin
  perform public.look_at_budgets(new.household_id, new.month);
  return null;
end $$;
