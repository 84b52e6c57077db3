-- An account that waits for its deletion. (docs/decisions/0104)
alter table users
  add deletion_asked_at timestamptz,
  -- from this midnight on the nightly job removes it; until then its owner undoes it
  add deletion_due_at timestamptz check (deletion_due_at > deletion_asked_at),
  -- a mail has said that it is near
  add deletion_warned_at timestamptz,
  add constraint users_deletion_whole check (num_nulls(deletion_asked_at, deletion_due_at) in (0, 2)),
  add constraint users_warned_of_deletion check (deletion_warned_at is null or deletion_due_at is not null);
-- for the nightly job
create index users_by_deletion on users (deletion_due_at) where deletion_due_at is not null;

-- An address that is forgotten is looked for in every home.
create index invitations_by_email on invitations (lower(email));
create index successors_by_email on successors (lower(email));
create index handovers_by_email on handovers (lower(email)) where email is not null;
