-- Moves attachments and comments to the pet of their item, and copies to attachments when the item was deleted. Statements
-- that move, delete or restore items call it as they return, so it sees attachments of transactions that they waited for.
create or replace function move_attached_rows(home uuid, resource text, item uuid, pet uuid, item_deleted_at timestamptz)
returns void language plpgsql as $$
begin
  update public.attachments a set pet_id = pet, thing_deleted_at = item_deleted_at
  where a.household_id = home and a.thing_id = item and a.noun = resource
    and (a.pet_id, a.thing_deleted_at) is distinct from (pet, item_deleted_at);
  if found then
    update public.files f set pet_id = pet from public.attachments a
    where f.household_id = home and a.household_id = home and a.thing_id = item and a.noun = resource
      and f.attachment_id = a.id and f.pet_id <> pet;
  end if;
  update public.comments c set pet_id = pet
  where c.household_id = home and c.thing_id = item and c.noun = resource and c.pet_id <> pet;
end $$;
