create or replace function write_claimed_change()
returns trigger language plpgsql as $$
begin
  perform public.add_change(
    jsonb_build_object('household_id', new.household_id, 'id', new.id, 'pet_id', new.pet_id),
    'changed', 'expenses', 'expenses', (
      select coalesce(c.deleted_by, c.updated_by) from public.claims c
      where c.household_id = new.household_id and c.id = coalesce(new.claim_id, old.claim_id)
    )
  );
  return null;
end $$;
