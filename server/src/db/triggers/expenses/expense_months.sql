create trigger expense_months_begin
  after insert on expense_months
  for each row
  when (new.amount > 0)
  execute function queue_check_of_risen_budgets();

create trigger expense_months_rise
  after update of amount on expense_months
  for each row
  when (new.amount > old.amount)
  execute function queue_check_of_risen_budgets();
