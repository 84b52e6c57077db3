-- What was given, for how long it holds, and what the visit cost. (docs/decisions/0053)

alter table medical_records
  add column product text,
  add column batch_number text,
  add column valid_until date check (valid_until between '1900-01-01' and '2200-12-31');

-- The cost of a visit is the expense that it made. When both were deleted together they come back together.
alter table expenses
  add column record_id uuid,
  add column removed_with_record_at timestamptz;
create unique index expenses_of_record on expenses (household_id, record_id)
  where record_id is not null and deleted_at is null;
