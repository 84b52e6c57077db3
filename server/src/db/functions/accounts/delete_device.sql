-- Deletes the devices of a session that was signed out, by its person or from elsewhere, so that no more notifications
-- go there.
create or replace function delete_device()
returns trigger language plpgsql as $$
begin
  delete from public.devices where user_id = new.user_id and family_id = new.family_id;
  return null;
end $$;
