-- Stock of medicines and food in a home: a ledger. Amounts in thousandths of a unit; the balance is the sum of the entries.
create table stock_items (
  household_id uuid not null references households (household_id) on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  unit text not null check (unit in ('tablet', 'ml', 'pipette', 'tube', 'gram', 'portion', 'other')),
  notes text,
  version int not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (household_id, id)
);
create index stock_items_deleted on stock_items (household_id, deleted_at) where deleted_at is not null;

-- `amount`: what an entry adds, below zero what it takes. `counted`: what was there, by a correction; its amount is the
-- difference to the entries before it, and written anew when these change. `dose_id`: the dose that was taken from the
-- stock; it outlives its dose, since what was given is not there any more.
create table stock_entries (
  household_id uuid not null,
  id uuid not null,
  stock_item_id uuid not null,
  kind text not null check (kind in ('refill', 'dose', 'correction', 'discard')),
  amount bigint not null,
  counted bigint check (counted between 0 and 1000000000),
  at timestamptz not null,
  dose_id uuid,
  batch text,
  expires_on date check (expires_on between '1900-01-01' and '2200-12-31'),
  note text,
  created_at timestamptz not null,
  created_by uuid not null,
  removed_at timestamptz,
  removed_by uuid,
  primary key (household_id, id),
  foreign key (household_id, stock_item_id) references stock_items (household_id, id) on delete cascade,
  check ((kind = 'correction') = (counted is not null)),
  check ((kind = 'dose') = (dose_id is not null)),
  check (case kind when 'refill' then amount > 0 when 'correction' then true else amount < 0 end)
);
create index stock_entries_by_item on stock_entries (household_id, stock_item_id, at, id) where removed_at is null;
create unique index stock_entries_by_dose on stock_entries (household_id, dose_id) where dose_id is not null;

alter table medicines add column stock_item_id uuid;
alter table medicines add foreign key (household_id, stock_item_id) references stock_items (household_id, id)
  on delete set null (stock_item_id);
create index medicines_by_stock on medicines (household_id, stock_item_id) where stock_item_id is not null;
