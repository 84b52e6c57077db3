-- What a home wishes to spend, and at how much of it its owners are told. (docs/decisions/0078)
create table budgets (
  household_id uuid not null references households on delete cascade,
  id uuid not null,
  -- agorot
  amount bigint not null check (amount between 1 and 1000000000),
  period text not null check (period in ('month', 'year')),
  -- of all of them without one
  category text check (public.is_category(category)),
  own_category_id uuid generated always as (public.own_category(category)) stored,
  -- of all of the home's without one
  pet_id uuid,
  version int not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (household_id, id),
  foreign key (household_id, own_category_id) references expense_categories (household_id, id),
  -- it stays at home when its pet leaves: there it goes with it
  foreign key (household_id, pet_id) references pets (household_id, id) on delete cascade
);
create unique index budgets_one_each on budgets (household_id, period, category, pet_id) nulls not distinct
  where deleted_at is null;
create index budgets_of_pet on budgets (household_id, pet_id) where pet_id is not null;
-- Owners alone hear of it.
select follow_changes('budgets', 'budgets');

create table budget_alerts (
  household_id uuid not null,
  id uuid not null,
  budget_id uuid not null,
  percent int not null check (percent between 1 and 1000),
  primary key (household_id, id),
  unique (household_id, budget_id, percent),
  foreign key (household_id, budget_id) references budgets (household_id, id) on delete cascade
);

-- Whoever adds levels to a budget holds its row.
create function demand_few_levels() returns trigger language plpgsql as $$
begin
  if (
    select count(*) from public.budget_alerts a where a.household_id = new.household_id and a.budget_id = new.budget_id
  ) > 5 then
    raise check_violation using constraint = 'few_levels', message = 'a budget has too many levels';
  end if;
  return null;
end $$;
create trigger budget_alerts_are_few after insert on budget_alerts for each row execute function demand_few_levels();
