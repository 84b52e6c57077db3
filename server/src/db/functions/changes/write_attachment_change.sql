-- The thing tells of its own deletion.
create or replace function write_attachment_change()
returns trigger language plpgsql as $$
declare
  unseen text[] := '{pet_id,thing_deleted_at}';
begin
  if old is null or to_jsonb(old) - unseen <> to_jsonb(new) - unseen then
    perform public.add_change(
      jsonb_build_object('household_id', new.household_id, 'id', new.thing_id, 'pet_id', new.pet_id),
      'changed', new.noun, new.area, coalesce(new.deleted_by, new.updated_by)
    );
  end if;
  return null;
end $$;
