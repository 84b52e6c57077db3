create or replace function take_from_expense_months()
returns trigger language plpgsql as $$
begin
  update public.expense_months as kept
  set amount = kept.amount - lost.amount, count = kept.count - lost.count,
    day_amounts = public.add_days(kept.day_amounts, lost.day_amounts),
    day_counts = public.add_days(kept.day_counts, lost.day_counts)
  from (
    select household_id, pet_id, public.first_of_month(date) as month, category, public.payer_of(paid_by) as payer,
      sum(amount) as amount, count(*) as count,
      public.sum_by_day(date, -amount) as day_amounts, public.sum_by_day(date, -1) as day_counts
    from gone where deleted_at is null
    group by household_id, pet_id, month, category, payer
  ) lost
  where (kept.household_id, kept.pet_id, kept.month, kept.category, kept.paid_by)
    = (lost.household_id, lost.pet_id, lost.month, lost.category, lost.payer);
  if exists (select from gone where tag_ids <> '{}' and deleted_at is null) then
    update public.expense_tag_months as kept
    set amount = kept.amount - lost.amount, count = kept.count - lost.count,
      day_amounts = public.add_days(kept.day_amounts, lost.day_amounts),
      day_counts = public.add_days(kept.day_counts, lost.day_counts)
    from (
      select household_id, pet_id, public.first_of_month(date) as month, category, public.payer_of(paid_by) as payer,
        tag_ids, sum(amount) as amount, count(*) as count,
        public.sum_by_day(date, -amount) as day_amounts, public.sum_by_day(date, -1) as day_counts
      from gone where deleted_at is null and tag_ids <> '{}'
      group by household_id, pet_id, month, category, payer, tag_ids
    ) lost
    where (kept.household_id, kept.pet_id, kept.month, kept.category, kept.paid_by, kept.tag_ids)
      = (lost.household_id, lost.pet_id, lost.month, lost.category, lost.payer, lost.tag_ids);
  end if;
  return null;
end $$;
