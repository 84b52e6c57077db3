create or replace function forget_budget_looks()
returns trigger language plpgsql as $$
begin
  delete from public.budget_looks where household_id = old.household_id;
  return null;
end $$;
