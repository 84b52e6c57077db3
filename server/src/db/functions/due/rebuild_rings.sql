-- Rebuilds the missing or wrong entries of the due queue, for a database that was filled without its triggers, and
-- returns their number.
create or replace function rebuild_rings()
returns bigint language plpgsql as $$
declare
  planner text;
  wrong bigint;
  total bigint := 0;
begin
  for planner in
    select p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname like 'plan\_all\_%' order by 1
  loop
    execute format('select public.%I()', planner) into wrong;
    total := total + wrong;
  end loop;
  return total;
end $$;
