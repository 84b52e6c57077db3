-- Queues a check of the budgets of any household: a transaction that writes an expense does not see a budget that is
-- being saved, nor the reverse. Each adds a line, and the later one is processed when both are visible. A check of a
-- future month is postponed by the clock.
create or replace function queue_budget_check(home uuid, month date)
returns void language sql as $$
  insert into public.budget_looks (household_id, due_on, month) values (home, '1900-01-01', month)
$$;
