-- What a home makes expenses of, in its own words: of the home, and of no pet. (docs/decisions/0080)
create table expense_templates (
  household_id uuid not null references households on delete cascade,
  id uuid not null,
  description text not null check (length(description) between 1 and 200),
  -- agorot; said anew each time without one
  amount bigint check (amount between 1 and 1000000000),
  category text not null check (public.is_category(category)),
  own_category_id uuid generated always as (public.own_category(category)) stored,
  notes text,
  -- for which it is; for all of them without any
  species text[] not null default '{}'
    check (species <@ '{dog,cat,bird,fish,rodent,other}' and cardinality(species) <= 6),
  version int not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (household_id, id),
  foreign key (household_id, own_category_id) references expense_categories (household_id, id)
);
select follow_changes('expense_templates', 'expenseTemplates', 'expenses');
