-- Who has paid an expense, and what of it came back. (docs/decisions/0082)

alter table expenses
  -- nobody is said; rows from before say nothing
  add column paid_by uuid,
  -- a refund is an expense below zero: every sum is what is left
  add column refund_of uuid,
  -- agorot of its refunds that stand, above zero: kept by the triggers below
  add column refunded bigint not null default 0,
  -- when it went with the expense that it is of; it comes back with that
  add column removed_with_expense_at timestamptz,
  drop constraint expenses_amount_check,
  add constraint expenses_amount_check
    check (abs(amount) between 1 and 1000000000 and (amount < 0) = (refund_of is not null)),
  add constraint expenses_refunded_check check (refunded between 0 and greatest(amount, 0)),
  add constraint refunds_are_alone check (refund_of is null or num_nonnulls(record_id, purchase_id, plan_id) = 0),
  add foreign key (household_id, refund_of) references expenses (household_id, id) on delete cascade;
create index expenses_of_refunded on expenses (household_id, refund_of) where refund_of is not null;

alter table expense_plans add column paid_by uuid;

-- What a refund is of. It is locked: first the expense, then its refunds, whoever changes either of them.
create function keep_refund() returns trigger language plpgsql as $$
declare
  whole public.expenses;
begin
  if tg_op = 'UPDATE' and new.refund_of is distinct from old.refund_of then
    raise check_violation using constraint = 'refunds_stay', message = 'a refund is of another expense now';
  end if;
  select * into whole from public.expenses e
  where e.household_id = new.household_id and e.id = new.refund_of for no key update;
  -- Of one that comes with it in one statement the key is asked when that ends.
  if not found then
    return new;
  end if;
  if whole.refund_of is not null then
    raise check_violation using constraint = 'refunds_of_expenses', message = 'a refund is of a refund';
  end if;
  if whole.deleted_at is not null and new.deleted_at is null then
    raise check_violation using constraint = 'refunds_of_standing', message = 'a refund stands whose expense was deleted';
  end if;
  if new.date < whole.date and (tg_op = 'INSERT' or new.date <> old.date) then
    raise check_violation using constraint = 'refunds_after_expenses', message = 'a refund is before its expense';
  end if;
  if new.deleted_at is null then
    new.pet_id := whole.pet_id;
    new.category := whole.category;
    new.merged_from := whole.merged_from;
    new.removed_with_expense_at := null;
  end if;
  return new;
end $$;
create trigger expenses_keep_refunds before insert on expenses for each row
  when (new.refund_of is not null) execute function keep_refund();
create trigger expenses_keep_refunds_on before update of refund_of, date, deleted_at on expenses for each row
  when (new.refund_of is not null or old.refund_of is not null) execute function keep_refund();

-- What of an expense was refunded: never more than it, says its own row.
create function add_to_refunded() returns trigger language plpgsql as $$
declare
  more bigint := 0;
begin
  if tg_op <> 'INSERT' and old.deleted_at is null then
    more := more + old.amount;
  end if;
  if tg_op <> 'DELETE' and new.deleted_at is null then
    more := more - new.amount;
  end if;
  update public.expenses e set refunded = e.refunded + more
  where e.household_id = coalesce(new.household_id, old.household_id) and e.id = coalesce(new.refund_of, old.refund_of)
    and more <> 0;
  return null;
end $$;
create trigger expenses_refund_add after insert on expenses for each row
  when (new.refund_of is not null) execute function add_to_refunded();
create trigger expenses_refund_move after update of amount, deleted_at on expenses for each row
  when (new.refund_of is not null and (old.amount, old.deleted_at is null) is distinct from (new.amount, new.deleted_at is null))
  execute function add_to_refunded();
create trigger expenses_refund_take after delete on expenses for each row
  when (old.refund_of is not null) execute function add_to_refunded();

-- For rows that came past the triggers: what of each expense was refunded, made anew; answers how many were wrong.
create function rebuild_refunded() returns bigint language sql as $$
  with wrong as (
    update public.expenses e set refunded = right_one.refunded
    from (
      select w.household_id, w.id, coalesce(-sum(r.amount), 0) as refunded
      from public.expenses w
      left join public.expenses r
        on r.household_id = w.household_id and r.refund_of = w.id and r.deleted_at is null
      where w.refunded <> 0 or r.id is not null
      group by w.household_id, w.id
    ) right_one
    where e.household_id = right_one.household_id and e.id = right_one.id and e.refunded <> right_one.refunded
    returning 1
  )
  select count(*) from wrong
$$;

-- Before an expense takes its refunds along: no refund is left before its day, and their months are held in the order of
-- the key, as whoever adds to them does.
create function hold_refunds() returns trigger language plpgsql as $$
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
  order by m.household_id, m.pet_id, m.month, m.category for update;
  return new;
end $$;
create trigger expenses_hold_refunds before update of pet_id, category, date, deleted_at on expenses for each row
  when (new.refund_of is null and (
    old.refunded > 0 and (old.pet_id, old.category, old.date, old.deleted_at)
      is distinct from (new.pet_id, new.category, new.date, new.deleted_at)
    or old.deleted_at is not null and new.deleted_at is null
  ))
  execute function hold_refunds();

-- A refund is of its expense's pet and category, goes with it and comes back with it.
create function take_refunds_along() returns trigger language plpgsql as $$
declare
  refund uuid;
  is_gone boolean := new.deleted_at is not null;
begin
  -- In the order of their months.
  for refund in
    select r.id from public.expenses r where r.household_id = new.household_id and r.refund_of = new.id order by r.date, r.id
  loop
    update public.expenses r
    set pet_id = new.pet_id, category = new.category, merged_from = new.merged_from,
      version = r.version + ((r.pet_id, r.category) is distinct from (new.pet_id, new.category))::int,
      deleted_at = case when is_gone then coalesce(r.deleted_at, new.deleted_at)
        when r.deleted_at is distinct from r.removed_with_expense_at then r.deleted_at end,
      deleted_by = case when is_gone then coalesce(r.deleted_by, new.deleted_by)
        when r.deleted_at is distinct from r.removed_with_expense_at then r.deleted_by end,
      removed_with_expense_at = case when is_gone and r.deleted_at is null then new.deleted_at
        when is_gone then r.removed_with_expense_at end,
      updated_at = new.updated_at, updated_by = new.updated_by
    where r.household_id = new.household_id and r.id = refund and (
      (r.pet_id, r.category) is distinct from (new.pet_id, new.category)
      or is_gone and r.deleted_at is null
      or not is_gone and r.deleted_at = r.removed_with_expense_at
    );
  end loop;
  return null;
end $$;
create trigger expenses_take_refunds after update of pet_id, category, merged_from, deleted_at on expenses for each row
  when (new.refund_of is null and (
    old.pet_id <> new.pet_id
    or old.deleted_at is not null and new.deleted_at is null
    or old.refunded > 0 and (old.category, old.merged_from, old.deleted_at is null)
      is distinct from (new.category, new.merged_from, new.deleted_at is null)
  ))
  execute function take_refunds_along();

-- Who looks at an expense hears that something of it came back; its own last edit is not that.
create or replace function write_change() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  now_is jsonb := to_jsonb(new);
  was_there boolean := was is not null and coalesce(was ->> 'deleted_at', was ->> 'ended_at') is null;
  is_there boolean := now_is is not null and coalesce(now_is ->> 'deleted_at', now_is ->> 'ended_at') is null;
  moved boolean := was_there and is_there and was ->> 'pet_id' <> now_is ->> 'pet_id';
  -- made of other columns, and read by nobody; or told by what it is made of
  unseen text[] := '{search_text,refunded}';
  noun text := tg_argv[0];
  area text := nullif(tg_argv[1], '');
  by_whom uuid := coalesce(
    now_is ->> 'deleted_by', now_is ->> 'ended_by', now_is ->> 'updated_by', now_is ->> 'answered_by',
    now_is ->> 'asked_by', now_is ->> 'created_by', now_is ->> 'chosen_by'
  )::uuid;
begin
  -- Whoever may see one of two pets only has lost it, or gained it.
  if was_there and (moved or not is_there) then
    perform public.add_change(was, 'removed', noun, area, by_whom);
  end if;
  if is_there and (moved or was is null) then
    perform public.add_change(now_is, 'made', noun, area, by_whom);
  elsif is_there and not was_there then
    perform public.add_change(now_is, 'restored', noun, area, by_whom);
  elsif is_there and was - unseen <> now_is - unseen then
    perform public.add_change(now_is, 'changed', noun, area, by_whom);
  end if;
  return null;
end $$;

create function write_refund_change() returns trigger language plpgsql as $$
begin
  perform public.add_change(
    jsonb_build_object('household_id', e.household_id, 'id', e.id, 'pet_id', e.pet_id),
    'changed', 'expenses', 'expenses', coalesce(new.deleted_by, new.updated_by)
  )
  from public.expenses e
  where e.household_id = new.household_id and e.id = new.refund_of and e.deleted_at is null;
  return null;
end $$;
create constraint trigger expenses_refund_made after insert on expenses deferrable initially deferred for each row
  when (new.refund_of is not null and new.deleted_at is null) execute function write_refund_change();
create constraint trigger expenses_refund_changed after update on expenses deferrable initially deferred for each row
  when (new.refund_of is not null and (old.amount, old.deleted_at is null) is distinct from (new.amount, new.deleted_at is null))
  execute function write_refund_change();

-- As it was, of what is below zero too.
create or replace function search_codes(date date, amount bigint, type text) returns text language sql immutable parallel safe as $$
  select coalesce(' ' || array_to_string(
    public.search_day(extract(year from date)::int, extract(month from date)::int, extract(day from date)::int), ' ') || ' ', '')
    || coalesce(' ₪' || abs(amount) / 100 || '.' || lpad((abs(amount) % 100)::text, 2, '0') || ' ', '')
    || coalesce(' #' || type || ' ', '')
$$;
