-- Sums are read from the expenses themselves (docs/decisions/0023).
drop trigger if exists expense_months_add on expenses;
drop trigger if exists expense_months_move on expenses;
drop trigger if exists expense_months_take on expenses;
drop table expense_tag_months, expense_months;

-- Holds what sums read, so that they are answered from the index alone.
drop index expenses_by_pet;
create index expenses_by_pet on expenses (household_id, pet_id, date desc, id desc)
  include (amount, category, paid_by) where deleted_at is null;
