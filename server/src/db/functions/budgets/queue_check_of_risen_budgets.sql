-- Queues a budget check whenever a monthly sum rises, so that no path that writes expenses can forget it.
create or replace function queue_check_of_risen_budgets()
returns trigger language plpgsql as $$
begin
  perform public.queue_budget_check(new.household_id, new.month);
  return null;
end $$;
