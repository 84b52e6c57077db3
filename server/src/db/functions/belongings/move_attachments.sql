-- A paper goes to another pet with its thing, and for good with it.
create or replace function move_attachments()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from public.attachments
    where household_id = old.household_id and thing_id = old.id and noun = tg_argv[0];
    return null;
  end if;
  update public.attachments set pet_id = new.pet_id, thing_deleted_at = new.deleted_at
  where household_id = new.household_id and thing_id = new.id and noun = tg_argv[0];
  if old.pet_id <> new.pet_id then
    update public.files f set pet_id = new.pet_id from public.attachments a
    where f.household_id = new.household_id and a.household_id = new.household_id
      and a.thing_id = new.id and a.noun = tg_argv[0] and f.attachment_id = a.id;
  end if;
  return null;
end $$;
