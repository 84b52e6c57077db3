-- A pet that comes back brings what it cost.
create or replace function look_at_budgets_of_returned()
returns trigger language plpgsql as $$
begin
  perform public.look_at_budgets(new.household_id, null);
  return null;
end $$;
