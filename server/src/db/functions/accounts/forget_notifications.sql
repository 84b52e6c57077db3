-- Whoever was told of a pet that leaves its home, or goes with it, keeps nothing of it.
create or replace function forget_notifications()
returns trigger language plpgsql as $$
begin
  delete from public.notifications where household_id = old.household_id and pet_id = old.id;
  return null;
end $$;
