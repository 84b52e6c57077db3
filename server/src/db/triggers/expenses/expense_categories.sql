create constraint trigger expense_categories_change
  after insert or delete or update on expense_categories
  deferrable initially deferred for each row
  execute function write_change('expenseCategories', 'expenses');
