-- The same taken back, of all that was not filed otherwise since.
create or replace function unmerge_category(home uuid, merged uuid, by_whom uuid, at timestamp with time zone)
returns void language sql as $$
  select public.hold_expense_months(
    home,
    array(select distinct e.category from public.expenses e where e.household_id = home and e.merged_from @> array[merged])
      || merged::text
  );
  update public.expenses
  set category = merged::text, merged_from = merged_from[:array_position(merged_from, merged) - 1],
    version = version + 1, updated_at = at, updated_by = by_whom
  where household_id = home and merged_from @> array[merged];
$$;
