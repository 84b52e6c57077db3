create constraint trigger expense_plans_change
  after insert or delete or update on expense_plans
  deferrable initially deferred for each row
  execute function write_change('expensePlans', 'expenses');

create trigger expense_plans_due
  after insert or delete on expense_plans
  for each row
  execute function schedule_plan();

create trigger expense_plans_due_anew
  after update on expense_plans
  for each row
  when (old.next_on is distinct from new.next_on or (old.deleted_at is null) is distinct from (new.deleted_at is null))
  execute function schedule_plan();
