create or replace function move_in_expense_months()
returns trigger language plpgsql as $$
begin
  insert into public.expense_months as kept
    (household_id, pet_id, month, category, paid_by, amount, count, least, most, day_amounts, day_counts)
  select household_id, pet_id, public.first_of_month(date) as month, category, public.payer_of(paid_by) as payer,
    sum(amount * one), sum(one), min(amount), max(amount),
    public.sum_by_day(date, amount * one), public.sum_by_day(date, one)
  from (
    values
      (old.household_id, old.pet_id, old.date, old.category, old.paid_by, old.amount, -1, old.deleted_at),
      (new.household_id, new.pet_id, new.date, new.category, new.paid_by, new.amount, 1, new.deleted_at)
  ) as moved (household_id, pet_id, date, category, paid_by, amount, one, deleted_at)
  where deleted_at is null
  group by household_id, pet_id, month, category, payer
  order by household_id, pet_id, month, category, payer
  on conflict (household_id, pet_id, month, category, paid_by)
  do update set amount = kept.amount + excluded.amount, count = kept.count + excluded.count,
    least = case when kept.count = 0 then excluded.least else least(kept.least, excluded.least) end,
    most = case when kept.count = 0 then excluded.most else greatest(kept.most, excluded.most) end,
    day_amounts = public.add_days(kept.day_amounts, excluded.day_amounts),
    day_counts = public.add_days(kept.day_counts, excluded.day_counts);
  if old.tag_ids <> '{}' or new.tag_ids <> '{}' then
    insert into public.expense_tag_months as kept
      (household_id, pet_id, month, category, paid_by, tag_ids, amount, count, least, most, day_amounts, day_counts)
    select household_id, pet_id, public.first_of_month(date) as month, category, public.payer_of(paid_by) as payer,
      tag_ids, sum(amount * one), sum(one), min(amount), max(amount),
      public.sum_by_day(date, amount * one), public.sum_by_day(date, one)
    from (
      values
        (old.household_id, old.pet_id, old.date, old.category, old.paid_by, old.tag_ids, old.amount, -1, old.deleted_at),
        (new.household_id, new.pet_id, new.date, new.category, new.paid_by, new.tag_ids, new.amount, 1, new.deleted_at)
    ) as moved (household_id, pet_id, date, category, paid_by, tag_ids, amount, one, deleted_at)
    where deleted_at is null and tag_ids <> '{}'
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
