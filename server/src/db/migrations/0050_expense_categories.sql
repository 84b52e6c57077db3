-- What a home's expenses are for, in its own words, beside the categories that are built in. (docs/decisions/0075)
create table expense_categories (
  household_id uuid not null references households on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 30),
  hue text not null check (hue in ('apricot', 'sage', 'sky', 'lilac', 'butter', 'rose')),
  icon text not null check (icon in (
    'tag', 'bed', 'house', 'footprints', 'car', 'plane', 'cookie', 'fish',
    'droplets', 'sparkles', 'shirt', 'camera', 'gift', 'trophy', 'wrench', 'heart'
  )),
  -- it was merged into that one, built in or the home's own, which its expenses have had since
  merged_into text,
  version int not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (household_id, id),
  check (merged_into is null or deleted_at is not null and merged_into <> id::text)
);
-- None twice, however it is spelled.
create unique index expense_categories_called on expense_categories (household_id, public.search_plain(name))
  where deleted_at is null;
select follow_changes('expense_categories', 'expenseCategories', 'expenses');

-- The id of one of a home's own; null of one that is built in.
create function own_category(category text) returns uuid language sql immutable parallel safe
return case when length(category) = 36 then category::uuid end;

create function is_category(category text) returns boolean language sql immutable parallel safe
return category in ('food', 'vet', 'medicine', 'toys', 'equipment', 'grooming', 'training', 'insurance', 'other')
  or category ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

alter table expenses
  drop constraint expenses_category_check,
  add constraint expenses_category_check check (public.is_category(category)),
  -- those that it had before they were merged into the next one, the first of them first: so they can be taken apart again
  add column merged_from uuid[] not null default '{}';

-- What stands is filed under what stands; no key can say that, since it hangs on two columns of either. The row of the
-- category is held: whoever deletes it waits, and then finds it in use.
create function demand_standing_category() returns trigger language plpgsql as $$
declare
  own public.expense_categories;
begin
  while public.own_category(new.category) is not null loop
    select * into own from public.expense_categories c
    where c.household_id = new.household_id and c.id = public.own_category(new.category) for share;
    if not found then
      raise foreign_key_violation using constraint = 'known_categories', message = 'a category is not known in this home';
    end if;
    exit when own.deleted_at is null or new.deleted_at is not null;
    -- A form that was open meanwhile means the one that it was merged into; what comes back has lost a category that is gone.
    if own.merged_into is not null then
      new.category := own.merged_into;
    elsif tg_op = 'UPDATE' and old.category = new.category then
      new.category := 'other';
    else
      raise foreign_key_violation using constraint = 'standing_categories', message = 'a category was deleted';
    end if;
  end loop;
  -- Filed otherwise, by somebody, and not because its category was merged.
  if tg_op = 'UPDATE' and new.category is distinct from old.category
    and new.merged_from is not distinct from old.merged_from
  then
    new.merged_from := '{}';
  end if;
  return new;
end $$;
create trigger expenses_know_categories before insert on expenses for each row
  when (length(new.category) = 36) execute function demand_standing_category();
create trigger expenses_keep_categories before update of category, deleted_at on expenses for each row
  when (new.category <> old.category or length(new.category) = 36) execute function demand_standing_category();

-- Many rows beside others: their months are held in the order of the key first, as whoever adds to them does.
create function hold_expense_months(home uuid, categories text[]) returns void language sql as $$
  select from public.expense_months m where m.household_id = home and m.category = any(categories)
  order by m.household_id, m.pet_id, m.month, m.category for update
$$;

-- The expenses of a category, deleted ones too, become another's.
create function merge_category(home uuid, merged uuid, into_category text, by_whom uuid, at timestamptz) returns void
language sql as $$
  select public.hold_expense_months(home, array[merged::text, into_category]);
  update public.expenses
  set category = into_category, merged_from = merged_from || merged,
    version = version + 1, updated_at = at, updated_by = by_whom
  where household_id = home and category = merged::text;
$$;

-- The same taken back, of all that was not filed otherwise since.
create function part_category(home uuid, merged uuid, by_whom uuid, at timestamptz) returns void
language sql as $$
  select public.hold_expense_months(
    home,
    array(select distinct e.category from public.expenses e where e.household_id = home and e.merged_from @> array[merged])
      || merged::text
  );
  update public.expenses
  set category = merged::text, merged_from = merged_from[:array_position(merged_from, merged) - 1],
    version = version + 1, updated_at = at, updated_by = by_whom
  where household_id = home and merged_from @> array[merged];
$$;
