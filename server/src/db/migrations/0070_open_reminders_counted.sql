-- The overview counts open reminders each time. With what `isFirstOfPets` compares, this index alone answers; before, each
-- was fetched from the table, mostly from a page of its own, since homes write in turn. The last two columns are always
-- null here, and needed all the same: a question inside the question reads them.
drop index reminders_open_by_pet;
create index reminders_open_by_pet on reminders (household_id, pet_id, rings_at, id)
  include (together_id, due_at, completed_at, missed_at)
  where deleted_at is null and completed_at is null and missed_at is null;
