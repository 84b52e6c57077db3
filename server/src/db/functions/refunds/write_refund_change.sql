create or replace function write_refund_change()
returns trigger language plpgsql as $$
begin
  perform public.add_change(
    jsonb_build_object('household_id', e.household_id, 'id', e.id, 'pet_id', e.pet_id),
    'changed', 'expenses', 'expenses', coalesce(new.deleted_by, new.updated_by)
  )
  from public.expenses e
  where e.household_id = new.household_id and e.id = new.refund_of and e.deleted_at is null;
  return null;
end $$;
