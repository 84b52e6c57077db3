-- Returns true while the plan writes no expenses: its pet or its category is deleted, or its pet archived.
create or replace function plan_rests(home uuid, pet uuid, category text) returns boolean language sql stable
return not exists (
  select from public.pets p
  where p.household_id = home and p.id = pet and p.deleted_at is null and p.archived_at is null
) or public.own_category(category) is not null and not exists (
  select from public.expense_categories c
  where c.household_id = home and c.id = public.own_category(public.resolve_category(home, category)) and c.deleted_at is null
  union all
  select where public.own_category(public.resolve_category(home, category)) is null
);
