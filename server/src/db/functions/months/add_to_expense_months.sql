-- Adds new expenses to the monthly sums, as before, per household.
create or replace function add_to_expense_months()
returns trigger language plpgsql as $$
begin
  insert into public.expense_months as kept
    (household_id, pet_id, month, category, paid_by, amount, count, least, most, day_amounts, day_counts)
  select household_id, pet_id, public.first_of_month(date) as month, category, public.payer_of(paid_by) as payer,
    sum(amount), count(*), min(amount), max(amount), public.sum_by_day(date, amount), public.sum_by_day(date, 1)
  from come where deleted_at is null
  group by household_id, pet_id, month, category, payer
  order by household_id, pet_id, month, category, payer
  on conflict (household_id, pet_id, month, category, paid_by)
  do update set amount = kept.amount + excluded.amount, count = kept.count + excluded.count,
    least = case when kept.count = 0 then excluded.least else least(kept.least, excluded.least) end,
    most = case when kept.count = 0 then excluded.most else greatest(kept.most, excluded.most) end,
    day_amounts = public.add_days(kept.day_amounts, excluded.day_amounts),
    day_counts = public.add_days(kept.day_counts, excluded.day_counts);
  if exists (select from come where tag_ids <> '{}' and deleted_at is null) then
    insert into public.expense_tag_months as kept
      (household_id, pet_id, month, category, paid_by, tag_ids, amount, count, least, most, day_amounts, day_counts)
    select household_id, pet_id, public.first_of_month(date) as month, category, public.payer_of(paid_by) as payer,
      tag_ids, sum(amount), count(*), min(amount), max(amount), public.sum_by_day(date, amount), public.sum_by_day(date, 1)
    from come where deleted_at is null and tag_ids <> '{}'
    group by household_id, pet_id, month, category, payer, tag_ids
    order by household_id, pet_id, month, category, payer, tag_ids
    on conflict (household_id, pet_id, month, category, paid_by, tag_ids)
    do update set amount = kept.amount + excluded.amount, count = kept.count + excluded.count,
      least = case when kept.count = 0 then excluded.least else least(kept.least, excluded.least) end,
      most = case when kept.count = 0 then excluded.most else greatest(kept.most, excluded.most) end,
      day_amounts = public.add_days(kept.day_amounts, excluded.day_amounts),
      day_counts = public.add_days(kept.day_counts, excluded.day_counts);
  end if;
  return null;
end $$;
