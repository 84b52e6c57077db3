-- The category that is meant by one that was merged, and so on to the one that stands; itself where none does.
create or replace function resolve_category(home uuid, named text)
returns text language sql stable as $$
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
