create constraint trigger medicines_change
  after insert or delete or update on medicines
  deferrable initially deferred for each row
  execute function write_change('medicines', 'reminders');

create trigger medicines_found
  after insert or delete or update on medicines
  for each row
  execute function update_search_item('medicines', 'reminders', 'name', '{instruction,vet_name,notes}', 'from', '', '');

create trigger medicines_schedule
  after insert or update or delete on medicines
  for each row
  execute function schedule_row('medicines', 'papers', 'medicine_due_at');

create trigger medicines_move
  after insert or update or delete on medicines
  for each row
  execute function schedule_course();
