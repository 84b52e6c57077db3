-- Many expenses that came from one file. What they were is told by them, and by whoever may see them: this is no more
-- than that they came together, and when they were taken back. One file may bring something to several homes: it has a
-- row in each. (docs/decisions/0077)
create table expense_imports (
  household_id uuid not null references households on delete cascade,
  id uuid not null,
  -- of the file
  name text not null check (length(name) between 1 and 130),
  created_at timestamptz not null,
  created_by uuid not null,
  -- last; what was deleted at that moment comes back with it
  undone_at timestamptz,
  primary key (household_id, id)
);

-- The home that a pet comes to knows nothing of the import that its expenses came by.
alter table expenses
  add column import_id uuid,
  add foreign key (household_id, import_id) references expense_imports (household_id, id);
create index expenses_of_import on expenses (household_id, import_id) where import_id is not null;
