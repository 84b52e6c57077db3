create or replace function delete_budget_checks()
returns trigger language plpgsql as $$
begin
  delete from public.budget_looks where household_id = old.household_id;
  return null;
end $$;
