create constraint trigger expense_plans_change
  after insert or delete or update on expense_plans
  deferrable initially deferred for each row
  execute function write_change('expensePlans', 'expenses');

create trigger expense_plans_due
  after insert or delete or update on expense_plans
  for each row
  execute function schedule_plan();
