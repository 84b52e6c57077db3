-- Addresses under which other calendars read that of their maker. (docs/decisions/0070)
create table calendar_feeds (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  name text check (length(name) between 1 and 60),
  -- none: all that may be seen. Which of them still may is asked each time.
  pet_ids uuid[] not null default '{}' check (cardinality(pet_ids) <= 100),
  kinds text[] not null check (kinds <@ '{appointment,followUp,reminder}' and cardinality(kinds) between 1 and 3),
  -- what its address is made of, with a key that is not kept here
  nonce bytea not null check (length(nonce) = 32),
  created_at timestamptz not null,
  primary key (user_id, id)
);

-- What stands on some days, open or closed.
create index reminders_by_ring on reminders (household_id, pet_id, rings_at, id) where deleted_at is null;
