-- Requires a category that is not deleted for a row that is not deleted; no foreign key can say that, since it depends
-- on two columns of each. Locks the row of the category: a transaction that deletes it waits, and then finds it in use.
create or replace function check_category()
returns trigger language plpgsql as $$
declare
  own public.expense_categories;
begin
  while public.own_category(new.category) is not null loop
    select * into own from public.expense_categories c
    where c.household_id = new.household_id and c.id = public.own_category(new.category) for share;
    if not found then
      raise foreign_key_violation using constraint = 'known_categories', message = 'a category is not known in this home';
    end if;
    exit when own.deleted_at is null or new.deleted_at is not null;
    -- A form that was open meanwhile means the one that it was merged into; what comes back has lost a category that is gone.
    if own.merged_into is not null then
      new.category := own.merged_into;
    elsif tg_op = 'UPDATE' and old.category = new.category then
      new.category := 'other';
    else
      raise foreign_key_violation using constraint = 'standing_categories', message = 'a category was deleted';
    end if;
  end loop;
  -- Filed otherwise, by somebody, and not because its category was merged.
  if tg_op = 'UPDATE' and new.category is distinct from old.category
    and new.merged_from is not distinct from old.merged_from
  then
    new.merged_from := '{}';
  end if;
  return new;
end $$;
