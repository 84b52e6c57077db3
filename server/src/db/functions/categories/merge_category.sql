-- The expenses of a category, deleted ones too, become another's.
create or replace function merge_category(home uuid, merged uuid, into_category text, by_whom uuid, at timestamp with time zone)
returns void language sql as $$
  select public.hold_expense_months(home, array[merged::text, into_category]);
  update public.expenses
  set category = into_category, merged_from = merged_from || merged,
    version = version + 1, updated_at = at, updated_by = by_whom
  where household_id = home and category = merged::text;
$$;
