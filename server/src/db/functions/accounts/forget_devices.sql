-- Whoever is signed out there, by themselves or from elsewhere, is told nothing there any more.
create or replace function forget_devices()
returns trigger language plpgsql as $$
begin
  delete from public.devices where user_id = new.user_id and family_id = new.family_id;
  return null;
end $$;
