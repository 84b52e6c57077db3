-- Feeding plans of pets: amounts of one meal in thousandths of a unit, at times of the wall clock in Israel.
select create_belongings('feedings', 'reminders', '
  food text not null check (length(food) between 1 and 120),
  amount int not null check (amount > 0),
  unit text not null check (unit in (''gram'', ''portion'')),
  times text[] not null check (cardinality(times) between 1 and 24),
  "from" date not null check ("from" between ''1900-01-01'' and ''2200-12-31''),
  until date check (until between ''1900-01-01'' and ''2200-12-31''),
  stock_item_id uuid,
  notes text,
  constraint feedings_in_order check (until >= "from"),
  foreign key (household_id, stock_item_id) references stock_items (household_id, id) on delete set null (stock_item_id)',
  '"from" desc, id desc');
create index feedings_by_stock on feedings (household_id, stock_item_id) where stock_item_id is not null;
