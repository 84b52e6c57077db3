-- Who asked, answered or ticked last: the feed tells it by this column, as of every other table. Nobody hears that it was filled.
alter table handovers add updated_by uuid, disable trigger handovers_change;
update handovers set updated_by = coalesce(accepted_by, created_by);
alter table handovers alter updated_by set not null, enable trigger handovers_change;

-- When a successor was told that they were named: once for each choice.
alter table successors add told_at timestamptz, disable trigger successors_change;
update successors set told_at = chosen_at;
alter table successors enable trigger successors_change;

-- Who wrote of a pet before it came to this home: whoever may see the pet is told their names, and nobody else.
create table earlier_writers (
  household_id uuid not null,
  pet_id uuid not null,
  user_id uuid not null,
  primary key (household_id, pet_id, user_id),
  foreign key (household_id, pet_id) references pets (household_id, id) on delete cascade,
  foreign key (household_id, user_id) references household_people (household_id, user_id) on delete cascade
);

-- Each night's sweep read the whole table for a few thousand rows. What is put in is the newest: it goes to the end.
create index idempotency_keys_created on idempotency_keys (created_at);
