-- What owners have paid is added up from this alone: of a hundred thousand expenses in 30 ms, and in 240 ms from the rows
-- themselves. (docs/decisions/0083)
create index expenses_paid on expenses (household_id, pet_id, date, paid_by) include (amount)
where deleted_at is null and not came_along and refund_of is null;
