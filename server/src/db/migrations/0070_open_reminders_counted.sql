-- How many are overdue is asked with every overview. With what tells one that is of several pets apart, they are counted
-- in the index: one by one each lay on a page of its own, as those of a home do that writes day by day among others.
drop index reminders_open_by_pet;
create index reminders_open_by_pet on reminders (household_id, pet_id, rings_at, id)
  include (together_id, due_at, completed_at, missed_at)
  where deleted_at is null and completed_at is null and missed_at is null;
