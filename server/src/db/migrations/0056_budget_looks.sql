-- When budgets are looked at. (docs/decisions/0078)
alter table budget_looks
  -- When it rose; of a month that lay ahead, when that began: which period was the running one then.
  add column at timestamptz not null default clock_timestamp(),
  -- That in which it rose; any of them without one.
  add column month date;
update budget_looks set at = due_on::timestamp at time zone 'Asia/Jerusalem' where due_on > '1900-01-01';

-- Of every home: whoever writes an expense does not see a budget that is being saved, nor that one the expense. Each leaves
-- a line, and the later of both is taken up when both are seen. What lies ahead is put off by the clock.
create or replace function look_at_budgets(home uuid, month date) returns void language sql as $$
  insert into public.budget_looks (household_id, due_on, month) values (home, '1900-01-01', month)
$$;

create or replace function look_at_budgets_of_returned() returns trigger language plpgsql as $$
begin
  perform public.look_at_budgets(new.household_id, null);
  return null;
end $$;
