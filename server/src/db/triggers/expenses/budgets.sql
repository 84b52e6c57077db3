create constraint trigger budgets_change
  after insert or delete or update on budgets
  deferrable initially deferred for each row
  execute function write_change('budgets', '');
