-- Refuses more than five levels of a budget. A transaction that adds levels holds the row of the budget.
create or replace function limit_budget_alerts()
returns trigger language plpgsql as $$
begin
  if (
    select count(*) from public.budget_alerts a where a.household_id = new.household_id and a.budget_id = new.budget_id
  ) > 5 then
    raise check_violation using constraint = 'few_levels', message = 'a budget has too many levels';
  end if;
  return null;
end $$;
