create trigger households_begin_changes
  after insert on households
  for each row
  execute function begin_changes();

create trigger households_forget_looks
  after delete on households
  for each row
  execute function delete_budget_checks();
