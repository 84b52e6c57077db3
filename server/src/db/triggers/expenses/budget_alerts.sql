create trigger budget_alerts_are_few
  after insert on budget_alerts
  for each row
  execute function limit_budget_alerts();
