-- Of every home: whoever writes an expense does not see a budget that is being saved, nor that one the expense. Each leaves
-- a line, and the later of both is taken up when both are seen. What lies ahead is put off by the clock.
create or replace function look_at_budgets(home uuid, month date)
returns void language sql as $$
  insert into public.budget_looks (household_id, due_on, month) values (home, '1900-01-01', month)
$$;
