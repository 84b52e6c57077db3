-- Moves comments to another pet with their item, and deletes them for good with it.
create or replace function move_comments()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from public.comments where household_id = old.household_id and thing_id = old.id;
    return null;
  end if;
  update public.comments set pet_id = new.pet_id where household_id = new.household_id and thing_id = new.id;
  return null;
end $$;
