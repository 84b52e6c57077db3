create constraint trigger expense_templates_change
  after insert or delete or update on expense_templates
  deferrable initially deferred for each row
  execute function write_change('expenseTemplates', 'expenses');
