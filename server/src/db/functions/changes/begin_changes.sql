create or replace function begin_changes()
returns trigger language plpgsql as $$
begin
  insert into public.change_counters (household_id) values (new.household_id);
  return null;
end $$;
