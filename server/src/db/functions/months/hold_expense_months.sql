-- Locks the monthly sums of these categories, as before, in the order of the longer key.
create or replace function hold_expense_months(home uuid, categories text[])
returns void language sql as $$
  select from public.expense_months m where m.household_id = home and m.category = any(categories)
  order by m.household_id, m.pet_id, m.month, m.category, m.paid_by for update
$$;
