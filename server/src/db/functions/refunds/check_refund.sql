-- A refund that came back stands before its expense where that was given a later day meanwhile: the move of its pet writes
-- it anew, was refused for its day, and the pet stayed where it was. (docs/decisions/0082)
create or replace function check_refund()
returns trigger language plpgsql as $$
declare
  whole public.expenses;
begin
  if tg_op = 'UPDATE' and new.refund_of is distinct from old.refund_of then
    raise check_violation using constraint = 'refunds_stay', message = 'a refund is of another expense now';
  end if;
  select * into whole from public.expenses e
  where e.household_id = new.household_id and e.id = new.refund_of for no key update;
  -- The foreign key of an expense written by the same statement is checked when that statement ends.
  if not found then
    return new;
  end if;
  if whole.refund_of is not null then
    raise check_violation using constraint = 'refunds_of_expenses', message = 'a refund is of a refund';
  end if;
  if whole.deleted_at is not null and new.deleted_at is null then
    raise check_violation using constraint = 'refunds_of_standing', message = 'a refund stands whose expense was deleted';
  end if;
  -- A refund that moves with its pet keeps its day.
  if new.date < whole.date and (tg_op = 'INSERT' and not new.came_along or new.date <> old.date) then
    raise check_violation using constraint = 'refunds_after_expenses', message = 'a refund is before its expense';
  end if;
  if new.deleted_at is null then
    new.pet_id := whole.pet_id;
    new.category := whole.category;
    new.merged_from := whole.merged_from;
    new.removed_with_expense_at := null;
  end if;
  return new;
end $$;
