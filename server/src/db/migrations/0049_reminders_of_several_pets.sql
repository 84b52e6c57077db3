-- One reminder of several pets is a row of each; rows that belong together have one together_id, in all occurrences of
-- their plan. Those that are due and stand alike are one thing to whoever looks. (docs/decisions/0074)
alter table reminders add column together_id uuid;
create index reminders_together on reminders (household_id, together_id, due_at) where together_id is not null;

-- What is told of several things at once waits as long as any of them does.
alter table notifications add column other_rings uuid[] not null default '{}' check (cardinality(other_rings) <= 100);
