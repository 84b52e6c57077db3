-- A pet that comes back brings what it cost.
create or replace function queue_check_of_restored_pet()
returns trigger language plpgsql as $$
begin
  perform public.queue_budget_check(new.household_id, null);
  return null;
end $$;
