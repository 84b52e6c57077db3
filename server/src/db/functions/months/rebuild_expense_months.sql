-- Rebuilds every monthly sum, for rows that bypassed the triggers (a restore of data alone, replication), and returns
-- the number of wrong ones. A transaction that writes an expense meanwhile waits.
create or replace function rebuild_expense_months()
returns bigint language plpgsql as $$
declare
  wrong bigint;
  wrong_of_tags bigint;
begin
  lock table public.expenses in share row exclusive mode;
  create temporary table right_months as
    select household_id, pet_id, public.first_of_month(date) as month, category, public.payer_of(paid_by) as paid_by,
      sum(amount)::bigint as amount, count(*)::int as count, min(amount) as least, max(amount) as most,
      public.sum_by_day(date, amount) as day_amounts, public.sum_by_day(date, 1) as day_counts
    from public.expenses where deleted_at is null
    group by household_id, pet_id, public.first_of_month(date), category, public.payer_of(paid_by);
  create temporary table right_tag_months as
    select household_id, pet_id, public.first_of_month(date) as month, category, public.payer_of(paid_by) as paid_by,
      tag_ids,
      sum(amount)::bigint as amount, count(*)::int as count, min(amount) as least, max(amount) as most,
      public.sum_by_day(date, amount) as day_amounts, public.sum_by_day(date, 1) as day_counts
    from public.expenses where deleted_at is null and tag_ids <> '{}'
    group by household_id, pet_id, public.first_of_month(date), category, public.payer_of(paid_by), tag_ids;

  -- Bounds that are wider than they have to be are right.
  select count(*) into wrong
  from right_months r full join public.expense_months k using (household_id, pet_id, month, category, paid_by)
  where (coalesce(r.amount, 0), coalesce(r.count, 0)) is distinct from (coalesce(k.amount, 0), coalesce(k.count, 0))
    or public.days_said(r.day_amounts) <> public.days_said(k.day_amounts)
    or public.days_said(r.day_counts) <> public.days_said(k.day_counts)
    or r.least < k.least or r.most > k.most;
  select count(*) into wrong_of_tags
  from right_tag_months r full join public.expense_tag_months k using (household_id, pet_id, month, category, paid_by, tag_ids)
  where (coalesce(r.amount, 0), coalesce(r.count, 0)) is distinct from (coalesce(k.amount, 0), coalesce(k.count, 0))
    or public.days_said(r.day_amounts) <> public.days_said(k.day_amounts)
    or public.days_said(r.day_counts) <> public.days_said(k.day_counts)
    or r.least < k.least or r.most > k.most;

  delete from public.expense_months;
  insert into public.expense_months
    (household_id, pet_id, month, category, paid_by, amount, count, least, most, day_amounts, day_counts)
  select household_id, pet_id, month, category, paid_by, amount, count, least, most, day_amounts, day_counts
  from right_months;
  delete from public.expense_tag_months;
  insert into public.expense_tag_months
    (household_id, pet_id, month, category, paid_by, tag_ids, amount, count, least, most, day_amounts, day_counts)
  select household_id, pet_id, month, category, paid_by, tag_ids, amount, count, least, most, day_amounts, day_counts
  from right_tag_months;
  drop table right_months, right_tag_months;
  return wrong + wrong_of_tags;
end $$;
