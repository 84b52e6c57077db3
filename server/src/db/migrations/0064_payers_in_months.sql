-- What each pet cost in each month, by who has paid and by tags as well, and between which amounts: so sums of what somebody
-- paid or of what bears a tag read no rows, and lists of it and lists by amount read those of few months. (docs/decisions/0023, 0075)

-- As whoever writes takes them: the rows first, then their months.
lock table expenses in share row exclusive mode;
alter table expense_months
  -- of whom nobody is said: nobody's id, since a key holds no nulls
  add column paid_by uuid,
  -- agorot; between these two is every expense of it. They are only widened: what is edited or deleted leaves them behind
  add column least bigint,
  add column most bigint,
  drop constraint expense_months_pkey;
truncate expense_months;
alter table expense_months
  alter column paid_by set not null,
  alter column least set not null,
  alter column most set not null,
  add primary key (household_id, pet_id, month, category, paid_by);

-- The same of what bears tags alone: what bears none, as most does, pays nothing for it. By all tags of an expense together, so
-- that one that bears two which were merged is counted once. Its rows are written under the lock of those above.
create table expense_tag_months (
  household_id uuid not null,
  pet_id uuid not null,
  month date not null check (extract(day from month) = 1),
  category text not null,
  paid_by uuid not null,
  -- as they stand there
  tag_ids uuid[] not null check (tag_ids <> '{}'),
  amount bigint not null,
  count int not null,
  least bigint not null,
  most bigint not null,
  primary key (household_id, pet_id, month, category, paid_by, tag_ids),
  foreign key (household_id, pet_id) references pets (household_id, id) on delete cascade
) with (fillfactor = 70);

create function payer_of(paid_by uuid) returns uuid language sql immutable parallel safe
return coalesce(paid_by, '00000000-0000-0000-0000-000000000000');

create or replace function add_to_expense_months() returns trigger language plpgsql as $$
begin
  insert into public.expense_months as kept (household_id, pet_id, month, category, paid_by, amount, count, least, most)
  select household_id, pet_id, public.first_of_month(date) as month, category, public.payer_of(paid_by) as payer,
    sum(amount), count(*), min(amount), max(amount)
  from come where deleted_at is null
  group by household_id, pet_id, month, category, payer
  order by household_id, pet_id, month, category, payer
  on conflict (household_id, pet_id, month, category, paid_by)
  do update set amount = kept.amount + excluded.amount, count = kept.count + excluded.count,
    least = case when kept.count = 0 then excluded.least else least(kept.least, excluded.least) end,
    most = case when kept.count = 0 then excluded.most else greatest(kept.most, excluded.most) end;
  if exists (select from come where tag_ids <> '{}' and deleted_at is null) then
    insert into public.expense_tag_months as kept
      (household_id, pet_id, month, category, paid_by, tag_ids, amount, count, least, most)
    select household_id, pet_id, public.first_of_month(date) as month, category, public.payer_of(paid_by) as payer,
      tag_ids, sum(amount), count(*), min(amount), max(amount)
    from come where deleted_at is null and tag_ids <> '{}'
    group by household_id, pet_id, month, category, payer, tag_ids
    order by household_id, pet_id, month, category, payer, tag_ids
    on conflict (household_id, pet_id, month, category, paid_by, tag_ids)
    do update set amount = kept.amount + excluded.amount, count = kept.count + excluded.count,
      least = case when kept.count = 0 then excluded.least else least(kept.least, excluded.least) end,
      most = case when kept.count = 0 then excluded.most else greatest(kept.most, excluded.most) end;
  end if;
  return null;
end $$;

create or replace function move_in_expense_months() returns trigger language plpgsql as $$
begin
  insert into public.expense_months as kept (household_id, pet_id, month, category, paid_by, amount, count, least, most)
  select household_id, pet_id, public.first_of_month(date) as month, category, public.payer_of(paid_by) as payer,
    sum(amount * one), sum(one), min(amount), max(amount)
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
    most = case when kept.count = 0 then excluded.most else greatest(kept.most, excluded.most) end;
  if old.tag_ids <> '{}' or new.tag_ids <> '{}' then
    insert into public.expense_tag_months as kept
      (household_id, pet_id, month, category, paid_by, tag_ids, amount, count, least, most)
    select household_id, pet_id, public.first_of_month(date) as month, category, public.payer_of(paid_by) as payer,
      tag_ids, sum(amount * one), sum(one), min(amount), max(amount)
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
      most = case when kept.count = 0 then excluded.most else greatest(kept.most, excluded.most) end;
  end if;
  return null;
end $$;
drop trigger expense_months_move on expenses;
create trigger expense_months_move after update on expenses for each row
  when ((old.household_id, old.pet_id, old.date, old.category, old.paid_by, old.tag_ids, old.amount, old.deleted_at is null)
    is distinct from (new.household_id, new.pet_id, new.date, new.category, new.paid_by, new.tag_ids, new.amount, new.deleted_at is null))
  execute function move_in_expense_months();

create or replace function take_from_expense_months() returns trigger language plpgsql as $$
begin
  update public.expense_months as kept
  set amount = kept.amount - lost.amount, count = kept.count - lost.count
  from (
    select household_id, pet_id, public.first_of_month(date) as month, category, public.payer_of(paid_by) as payer,
      sum(amount) as amount, count(*) as count
    from gone where deleted_at is null
    group by household_id, pet_id, month, category, payer
  ) lost
  where (kept.household_id, kept.pet_id, kept.month, kept.category, kept.paid_by)
    = (lost.household_id, lost.pet_id, lost.month, lost.category, lost.payer);
  if exists (select from gone where tag_ids <> '{}' and deleted_at is null) then
    update public.expense_tag_months as kept
    set amount = kept.amount - lost.amount, count = kept.count - lost.count
    from (
      select household_id, pet_id, public.first_of_month(date) as month, category, public.payer_of(paid_by) as payer,
        tag_ids, sum(amount) as amount, count(*) as count
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
  create temporary table right_tag_months as
    select household_id, pet_id, public.first_of_month(date) as month, category, public.payer_of(paid_by) as paid_by,
      tag_ids,
      sum(amount)::bigint as amount, count(*)::int as count, min(amount) as least, max(amount) as most
    from public.expenses where deleted_at is null
    group by household_id, pet_id, public.first_of_month(date), category, public.payer_of(paid_by), tag_ids;
  create temporary table right_months as
    select household_id, pet_id, month, category, paid_by,
      sum(amount)::bigint as amount, sum(count)::int as count, min(least) as least, max(most) as most
    from right_tag_months
    group by household_id, pet_id, month, category, paid_by;
  delete from right_tag_months where tag_ids = '{}';

  -- Bounds that are wider than they have to be are right.
  select count(*) into wrong
  from right_months r full join public.expense_months k using (household_id, pet_id, month, category, paid_by)
  where (coalesce(r.amount, 0), coalesce(r.count, 0)) is distinct from (coalesce(k.amount, 0), coalesce(k.count, 0))
    or r.least < k.least or r.most > k.most;
  select count(*) into wrong_of_tags
  from right_tag_months r full join public.expense_tag_months k using (household_id, pet_id, month, category, paid_by, tag_ids)
  where (coalesce(r.amount, 0), coalesce(r.count, 0)) is distinct from (coalesce(k.amount, 0), coalesce(k.count, 0))
    or r.least < k.least or r.most > k.most;

  delete from public.expense_months;
  insert into public.expense_months (household_id, pet_id, month, category, paid_by, amount, count, least, most)
  select household_id, pet_id, month, category, paid_by, amount, count, least, most from right_months;
  delete from public.expense_tag_months;
  insert into public.expense_tag_months
    (household_id, pet_id, month, category, paid_by, tag_ids, amount, count, least, most)
  select household_id, pet_id, month, category, paid_by, tag_ids, amount, count, least, most from right_tag_months;
  drop table right_months, right_tag_months;
  return wrong + wrong_of_tags;
end $$;
-- No sum has risen by it.
alter table expense_months disable trigger user;
select rebuild_expense_months();
alter table expense_months enable trigger user;
analyze expense_months, expense_tag_months;

-- As they were, in the order of the longer key.
create or replace function hold_expense_months(home uuid, categories text[]) returns void language sql as $$
  select from public.expense_months m where m.household_id = home and m.category = any(categories)
  order by m.household_id, m.pet_id, m.month, m.category, m.paid_by for update
$$;

create or replace function hold_refunds() returns trigger language plpgsql as $$
begin
  perform from public.expenses r where r.household_id = old.household_id and r.refund_of = old.id order by r.id for no key update;
  if new.date > old.date and exists (
    select from public.expenses r
    where r.household_id = old.household_id and r.refund_of = old.id and r.deleted_at is null and r.date < new.date
  ) then
    raise check_violation using constraint = 'refunds_after_expenses', message = 'a refund is before its expense';
  end if;
  perform from public.expense_months m
  where m.household_id = old.household_id and m.pet_id in (old.pet_id, new.pet_id)
    and m.category in (old.category, new.category)
    and m.month in (
      select public.first_of_month(r.date) from public.expenses r
      where r.household_id = old.household_id and r.refund_of = old.id
      union all values (public.first_of_month(old.date)), (public.first_of_month(new.date))
    )
  order by m.household_id, m.pet_id, m.month, m.category, m.paid_by for update;
  return new;
end $$;

-- What bears tags is found by those. It has nothing of the amount, so an edit of that still touches no index. (0023)
create index expenses_by_tags on expenses (household_id, pet_id, tag_ids, date desc, id desc)
  where tag_ids <> '{}' and deleted_at is null;

-- A home is planned for as one of a thousand expenses, however many homes there are: where most have a hundred and one has a
-- hundred thousand, PostgreSQL expected one expense of any month, and as good to read them by their days as by category and day.
alter table expenses alter column household_id set (n_distinct = -0.001);
analyze expenses;
