-- A refund is of its expense's pet and category, goes with it and comes back with it.
create or replace function move_refunds()
returns trigger language plpgsql as $$
declare
  refund uuid;
  is_gone boolean := new.deleted_at is not null;
begin
  -- Updates the refunds in the order of their months.
  for refund in
    select r.id from public.expenses r where r.household_id = new.household_id and r.refund_of = new.id order by r.date, r.id
  loop
    update public.expenses r
    set pet_id = new.pet_id, category = new.category, merged_from = new.merged_from,
      version = r.version + ((r.pet_id, r.category) is distinct from (new.pet_id, new.category))::int,
      deleted_at = case when is_gone then coalesce(r.deleted_at, new.deleted_at)
        when r.deleted_at is distinct from r.removed_with_expense_at then r.deleted_at end,
      deleted_by = case when is_gone then coalesce(r.deleted_by, new.deleted_by)
        when r.deleted_at is distinct from r.removed_with_expense_at then r.deleted_by end,
      removed_with_expense_at = case when is_gone and r.deleted_at is null then new.deleted_at
        when is_gone then r.removed_with_expense_at end,
      updated_at = new.updated_at, updated_by = new.updated_by
    where r.household_id = new.household_id and r.id = refund and (
      (r.pet_id, r.category) is distinct from (new.pet_id, new.category)
      or is_gone and r.deleted_at is null
      or not is_gone and r.deleted_at = r.removed_with_expense_at
    );
    perform public.move_attached_rows(r.household_id, 'expenses', r.id, r.pet_id, r.deleted_at)
    from public.expenses r where r.household_id = new.household_id and r.id = refund;
  end loop;
  return null;
end $$;
