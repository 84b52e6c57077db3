-- What a pet costs again and again: expenses that are written when their day comes. (docs/decisions/0081)

-- Steps of a price: each after the one before, the first after the plan begins.
create function are_price_steps(prices jsonb, starts_on date) returns boolean language sql immutable
return jsonb_typeof(prices) = 'array' and jsonb_array_length(prices) <= 24 and (
  -- what lacks a day or an amount is no step, and not unknown
  select coalesce(bool_and(
    coalesce(step.amount between 1 and 1000000000 and step.day > coalesce(step.before, starts_on), false)
  ), true)
  from (
    select (each ->> 'amount')::bigint as amount, (each ->> 'from')::date as day,
      lag((each ->> 'from')::date) over (order by nth) as before
    from jsonb_array_elements(prices) with ordinality steps (each, nth)
  ) step
);

-- As contract/src/price-on.ts says it.
create function price_on(amount bigint, prices jsonb, day date) returns bigint language sql immutable
return coalesce((
  select (each ->> 'amount')::bigint from jsonb_array_elements(prices) each
  where (each ->> 'from')::date <= day order by (each ->> 'from')::date desc limit 1
), amount);

-- Its days are counted from starts_on, as contract/src/plan-days.ts says it.
select create_belongings('expense_plans', 'expenses', '
  description text not null check (length(description) between 1 and 200),
  -- agorot; until the first step of its price
  amount bigint not null check (amount between 1 and 1000000000),
  category text not null check (public.is_category(category)),
  own_category_id uuid generated always as (public.own_category(category)) stored,
  notes text,
  starts_on date not null check (starts_on between ''1986-01-01'' and ''2200-12-31''),
  repeat_interval text not null check (repeat_interval in (''weekly'', ''monthly'', ''yearly'')),
  repeat_every int not null default 1 check (repeat_every between 1 and 99),
  repeat_until date check (repeat_until between starts_on and ''2200-12-31''),
  repeat_times int check (repeat_times between 1 and 999),
  prices jsonb not null default ''[]'',
  -- when the next expense is to be written; none when it is over
  next_on date,
  is_over boolean not null generated always as (next_on is null) stored,
  -- its last day of all; none where it goes on for ever
  last_on date,
  made_times int not null default 0 check (made_times >= 0),
  check (public.are_price_steps(prices, starts_on)),
  check (next_on between starts_on and coalesce(last_on, ''2200-12-31''))',
  'next_on, id');
-- A home goes with both, in whatever order: which is deleted first is by the names of triggers, and those by when they were made.
alter table expense_plans
  add foreign key (household_id, own_category_id) references expense_categories (household_id, id)
  deferrable initially deferred;

-- It makes nothing while its pet or its category is gone, or its pet archived.
create function plan_rests(home uuid, pet uuid, category text) returns boolean language sql stable
return not exists (
  select from public.pets p
  where p.household_id = home and p.id = pet and p.deleted_at is null and p.archived_at is null
) or public.own_category(category) is not null and not exists (
  select from public.expense_categories c
  where c.household_id = home and c.id = public.own_category(public.meant_category(home, category)) and c.deleted_at is null
  union all
  select where public.own_category(public.meant_category(home, category)) is null
);

alter table expenses
  -- which plan has written it, and for which of its days, whatever its date is by now
  add column plan_id uuid,
  add column plan_on date,
  add check (plan_id is null or plan_on is not null),
  add foreign key (household_id, plan_id) references expense_plans (household_id, id) on delete set null (plan_id);
-- A day of a plan is written once, whoever writes it and whatever has become of it.
create unique index expenses_of_plan on expenses (household_id, plan_id, plan_on) where plan_id is not null;
-- What plans have written in some months is no part of the pace of what nobody plans.
create index expenses_planned on expenses (household_id, pet_id, date) where plan_id is not null and deleted_at is null;

-- Which plans come when, of all homes: the clock asks for all at once. Written under the lock of the plan's own row alone.
create table due_plans (
  plan_id uuid not null,
  household_id uuid not null,
  due_on date not null,
  -- it could not be written, and is let be until then
  again_at timestamptz,
  primary key (plan_id, household_id)
);
create index due_plans_due on due_plans (due_on, household_id, plan_id);

create function keep_due_plan() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from public.due_plans where household_id = old.household_id and plan_id = old.id;
  elsif new.deleted_at is not null or new.next_on is null then
    delete from public.due_plans where household_id = new.household_id and plan_id = new.id;
  else
    insert into public.due_plans (household_id, plan_id, due_on) values (new.household_id, new.id, new.next_on)
    on conflict (plan_id, household_id) do update set due_on = excluded.due_on, again_at = null;
  end if;
  return null;
end $$;
create trigger expense_plans_due after insert or delete on expense_plans for each row execute function keep_due_plan();
create trigger expense_plans_due_anew after update on expense_plans for each row
  when ((old.next_on, old.deleted_at is null) is distinct from (new.next_on, new.deleted_at is null))
  execute function keep_due_plan();

-- For a database that was filled past its triggers: rights what is missing or wrong, and answers how many were.
create function rebuild_due_plans() returns bigint language sql as $$
  with due as (
    select household_id, id as plan_id, next_on as due_on from public.expense_plans
    where deleted_at is null and next_on is not null
  ), gone as (
    delete from public.due_plans d
    where not exists (select from due where due.household_id = d.household_id and due.plan_id = d.plan_id)
    returning 1
  ), put as (
    insert into public.due_plans as kept (household_id, plan_id, due_on)
    select * from due
    on conflict (plan_id, household_id) do update set due_on = excluded.due_on
    where kept.due_on <> excluded.due_on
    returning 1
  )
  select (select count(*) from gone) + (select count(*) from put)
$$;
