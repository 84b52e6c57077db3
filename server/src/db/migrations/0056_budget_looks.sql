-- When budgets are looked at (docs/decisions/0078), and what a merged category means to who names it (docs/decisions/0080).
alter table budget_looks
  -- When it rose; of a month that lay ahead, when that began: which period was the running one then.
  add column at timestamptz not null default clock_timestamp(),
  -- That in which it rose; any of them without one.
  add column month date;
update budget_looks set at = due_on::timestamp at time zone 'Asia/Jerusalem' where due_on > '1900-01-01';

-- Of every home: whoever writes an expense does not see a budget that is being saved, nor that one the expense. Each leaves
-- a line, and the later of both is taken up when both are seen. What lies ahead is put off by the clock.
create or replace function look_at_budgets(home uuid, month date) returns void language sql as $$
  insert into public.budget_looks (household_id, due_on, month) values (home, '1900-01-01', month)
$$;

create or replace function look_at_budgets_of_returned() returns trigger language plpgsql as $$
begin
  perform public.look_at_budgets(new.household_id, null);
  return null;
end $$;

-- A line is of a home: it goes with it, also where the home goes by itself and not with whoever owned it last.
create index budget_looks_of_home on budget_looks (household_id);
create function forget_budget_looks() returns trigger language plpgsql as $$
begin
  delete from public.budget_looks where household_id = old.household_id;
  return null;
end $$;
create trigger households_forget_looks after delete on households for each row execute function forget_budget_looks();

-- The category that is meant by one that was merged, and so on to the one that stands; itself where none does.
create function meant_category(home uuid, named text) returns text language sql stable as $$
  with recursive meant as (
    select named as category
    union all
    select c.merged_into from meant m
    join public.expense_categories c on c.household_id = home and c.id = public.own_category(m.category)
    where c.merged_into is not null
  )
  select coalesce((
    select m.category from meant m
    where public.own_category(m.category) is null or exists (
      select from public.expense_categories c
      where c.household_id = home and c.id = public.own_category(m.category) and c.deleted_at is null
    )
  ), named)
$$;
