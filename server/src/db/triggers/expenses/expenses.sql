create trigger expenses_budgets
  after insert on expenses
  referencing new table as new_rows for each statement
  execute function queue_check_of_risen_budgets();

create trigger expenses_budgets_on
  after update on expenses
  referencing old table as old_rows new table as new_rows for each statement
  execute function queue_check_of_risen_budgets();

create constraint trigger expenses_change
  after insert or delete or update on expenses
  deferrable initially deferred for each row
  execute function write_change('expenses', 'expenses');

create trigger expenses_found
  after insert or delete or update on expenses
  for each row
  execute function update_search_item('expenses', 'expenses', 'description', '{notes}', 'date', 'amount', 'category');

create trigger expenses_refunded
  after insert or delete or update of amount, deleted_at on expenses
  for each row
  execute function add_to_refunded();
