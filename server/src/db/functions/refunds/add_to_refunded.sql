-- Updates the refunded amount of an expense; a constraint on its row keeps it within the amount of the expense.
create or replace function add_to_refunded()
returns trigger language plpgsql as $$
declare
  more bigint := 0;
begin
  if coalesce(new.refund_of, old.refund_of) is null then
    return null;
  end if;
  if tg_op <> 'INSERT' and old.deleted_at is null then
    more := more + old.amount;
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then
    more := more - new.amount;
  end if;
  update public.expenses e set refunded = e.refunded + more
  where e.household_id = coalesce(new.household_id, old.household_id) and e.id = coalesce(new.refund_of, old.refund_of)
    and more <> 0;
  return null;
end $$;
