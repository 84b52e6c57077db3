-- A pet that goes to another home. One row is all that its giver keeps of it.
create table handovers (
  household_id uuid not null references households on delete cascade,
  id uuid not null,
  -- No foreign key: the pet goes, and the row stays.
  pet_id uuid not null,
  -- Whom it was offered to; forgotten when it is done.
  email text check (length(email) between 3 and 254),
  state text not null check (state in ('asked', 'moving', 'done', 'declined', 'failed')),
  -- Of the mailed link's secret, once that is made.
  token_hash bytea,
  created_at timestamptz not null,
  created_by uuid not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- who accepted, when, and into which home
  accepted_by uuid,
  accepted_at timestamptz,
  to_household_id uuid,
  receiver text check (length(receiver) between 1 and 100),
  ended_at timestamptz,
  ticked text[] not null default '{}',
  -- What the pet is known and drawn by, kept when it goes.
  name text,
  species text,
  sex text,
  hue text,
  ears text,
  patch text,
  collar text,
  tag text,
  primary key (household_id, id),
  check ((state in ('moving', 'failed', 'done')) = (accepted_by is not null and to_household_id is not null and receiver is not null)),
  check ((state = 'done') = (name is not null)),
  check ((state = 'done') = (email is null))
);
-- A pet is offered to one at a time.
create unique index handovers_of_pet on handovers (household_id, pet_id) where state <> 'done';

-- In which home to look for what an address is offered; nothing more is said here.
create table handover_offers (
  email text not null,
  household_id uuid not null,
  handover_id uuid not null,
  -- When nobody needs the line any more, however the handover ended.
  until timestamptz not null,
  primary key (email, household_id, handover_id)
);

select follow_changes('handovers', 'handovers');
