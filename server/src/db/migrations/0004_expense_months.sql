-- What each pet cost in each month, by category: lists, statistics and the overview add up months instead of all that
-- was ever bought. The database itself keeps it, in the transaction of whatever writes an expense.
create table expense_months (
  owner_id uuid not null,
  pet_id uuid not null,
  -- its first day
  month date not null check (extract(day from month) = 1),
  category text not null,
  -- agorot
  amount bigint not null,
  -- of expenses; 0 once all of them are gone
  count int not null,
  primary key (owner_id, pet_id, month, category),
  foreign key (owner_id, pet_id) references pets (owner_id, id) on delete cascade
  -- Room for the next sum beside the last: a changed row then costs no index entry.
) with (fillfactor = 70);

create function first_of_month(day date) returns date language sql immutable parallel safe
return day - (extract(day from day)::int - 1);

-- All names in full: what restores data alone has no search path. Many rows at once are added up first, in the order of
-- the key: two who add to the same months wait for each other, and neither for ever. Edits and deletions of the product
-- are of one row, or of all that a pet or an account has; one of many rows beside others would have to lock its months
-- in that order first.
create function add_to_expense_months() returns trigger language plpgsql as $$
begin
  insert into public.expense_months as kept
  select owner_id, pet_id, public.first_of_month(date) as month, category, sum(amount), count(*)
  from come where deleted_at is null
  group by owner_id, pet_id, month, category
  order by owner_id, pet_id, month, category
  on conflict (owner_id, pet_id, month, category)
  do update set amount = kept.amount + excluded.amount, count = kept.count + excluded.count;
  return null;
end $$;
create trigger expense_months_add after insert on expenses
  referencing new table as come for each statement execute function add_to_expense_months();

create function move_in_expense_months() returns trigger language plpgsql as $$
begin
  insert into public.expense_months as kept
  select owner_id, pet_id, public.first_of_month(date) as month, category, sum(amount), sum(one)
  from (
    values
      (old.owner_id, old.pet_id, old.date, old.category, -old.amount, -1, old.deleted_at),
      (new.owner_id, new.pet_id, new.date, new.category, new.amount, 1, new.deleted_at)
  ) as moved (owner_id, pet_id, date, category, amount, one, deleted_at)
  where deleted_at is null
  group by owner_id, pet_id, month, category
  order by owner_id, pet_id, month, category
  on conflict (owner_id, pet_id, month, category)
  do update set amount = kept.amount + excluded.amount, count = kept.count + excluded.count;
  return null;
end $$;
-- Most edits touch no sum, and pay nothing.
create trigger expense_months_move after update on expenses for each row
  when ((old.owner_id, old.pet_id, old.date, old.category, old.amount, old.deleted_at is null)
    is distinct from (new.owner_id, new.pet_id, new.date, new.category, new.amount, new.deleted_at is null))
  execute function move_in_expense_months();

create function take_from_expense_months() returns trigger language plpgsql as $$
begin
  -- Never an insert: the months of a pet that is gone for good went with it.
  update public.expense_months as kept
  set amount = kept.amount - lost.amount, count = kept.count - lost.count
  from (
    select owner_id, pet_id, public.first_of_month(date) as month, category, sum(amount) as amount, count(*) as count
    from gone where deleted_at is null
    group by owner_id, pet_id, month, category
  ) lost
  where (kept.owner_id, kept.pet_id, kept.month, kept.category)
    = (lost.owner_id, lost.pet_id, lost.month, lost.category);
  return null;
end $$;
create trigger expense_months_take after delete on expenses
  referencing old table as gone for each statement execute function take_from_expense_months();

-- For rows that came past the triggers (a restore of data alone, replication): makes every sum anew, and answers how
-- many were wrong. Who writes an expense meanwhile waits.
create function rebuild_expense_months() returns bigint language plpgsql as $$
declare
  wrong bigint;
begin
  lock table public.expenses in share row exclusive mode;
  create temporary table right_months as
    select owner_id, pet_id, public.first_of_month(date) as month, category, sum(amount)::bigint as amount, count(*)::int as count
    from public.expenses where deleted_at is null
    group by owner_id, pet_id, month, category;
  select count(*) into wrong
  from right_months r full join public.expense_months k using (owner_id, pet_id, month, category)
  where (coalesce(r.amount, 0), coalesce(r.count, 0)) is distinct from (coalesce(k.amount, 0), coalesce(k.count, 0));
  delete from public.expense_months;
  insert into public.expense_months select * from right_months;
  drop table right_months;
  return wrong;
end $$;
select rebuild_expense_months();

-- A list of one category walks an index of its own. What sums were read from is dead weight in the other: without it an
-- edit of the amount touches no index.
create index expenses_by_category on expenses (owner_id, pet_id, category, date desc, id desc) where deleted_at is null;
drop index expenses_by_pet;
create index expenses_by_pet on expenses (owner_id, pet_id, date desc, id desc) where deleted_at is null;
