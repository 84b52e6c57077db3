-- Deletes all notifications about a pet that leaves its household, or that is deleted with it.
create or replace function delete_notifications()
returns trigger language plpgsql as $$
begin
  delete from public.notifications where household_id = old.household_id and pet_id = old.id;
  return null;
end $$;
