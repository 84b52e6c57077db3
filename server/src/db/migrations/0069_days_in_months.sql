-- What each pet cost on each day of a month, in the row of that month: so the days of a month that is asked for in part read
-- no expense, and a page far down starts on the day of its first row. (docs/decisions/0023)

-- As whoever writes takes them: the rows first, then their months.
lock table expenses in share row exclusive mode;
truncate expense_months, expense_tag_months;
-- By day of the month: agorot, and of how many expenses. Days that never had any are null, which takes no room.
alter table expense_months
  add column day_amounts bigint[] not null check (array_dims(day_amounts) is not distinct from '[1:31]'),
  add column day_counts bigint[] not null check (array_dims(day_counts) is not distinct from '[1:31]');
alter table expense_tag_months
  add column day_amounts bigint[] not null check (array_dims(day_amounts) is not distinct from '[1:31]'),
  add column day_counts bigint[] not null check (array_dims(day_counts) is not distinct from '[1:31]');

create function add_on_day(days bigint[], day date, more bigint) returns bigint[]
language plpgsql immutable parallel safe as $$
declare
  at int := extract(day from day);
begin
  days[at] := coalesce(days[at], 0) + more;
  return days;
end $$;
-- Of some days of one month, by day.
create aggregate sum_by_day(date, bigint) (
  sfunc = add_on_day, stype = bigint[], parallel = safe,
  initcond = '{null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null}'
);
create function add_days(days bigint[], more bigint[]) returns bigint[] language plpgsql immutable parallel safe as $$
begin
  for at in 1 .. 31 loop
    if more[at] is not null then
      days[at] := coalesce(days[at], 0) + more[at];
    end if;
  end loop;
  return days;
end $$;
-- What they tell: a day that has none any more tells what one does that never had any.
create function days_said(days bigint[]) returns bigint[] language sql immutable parallel safe
return coalesce(array_replace(days, 0, null), array_fill(null::bigint, '{31}'));

create or replace function add_to_expense_months() returns trigger language plpgsql as $$
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

create or replace function move_in_expense_months() returns trigger language plpgsql as $$
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

create or replace function take_from_expense_months() returns trigger language plpgsql as $$
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

create or replace function rebuild_expense_months() returns bigint language plpgsql as $$
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
-- No sum has risen by it.
alter table expense_months disable trigger user;
select rebuild_expense_months();
alter table expense_months enable trigger user;
-- A table that was looked at while it was empty is planned for as such until it is looked at again: where there are no expenses
-- yet, nothing is known of them, as if they were never looked at (0060, 0064). Servers before 18 have no such function, and keep it.
do $$ begin
  if exists (select from expenses) then
    analyze expense_months, expense_tag_months;
  elsif current_setting('server_version_num')::int >= 180000 then
    perform pg_clear_relation_stats(current_schema(), 'expenses');
  end if;
end $$;
