-- The one person whom the owners have named to follow them, and whether they have asked to.
create table successors (
  household_id uuid primary key references households on delete cascade,
  email text not null check (length(email) between 3 and 254),
  -- as the owners call them: whether the address has an account is not told
  name text check (length(name) between 1 and 100),
  chosen_at timestamptz not null,
  chosen_by uuid not null,
  -- which asking it is: what was queued for another one comes to nothing
  request_id uuid,
  asked_by uuid,
  asked_at timestamptz,
  joins_at timestamptz,
  check (num_nulls(request_id, asked_by, asked_at, joins_at) in (0, 4))
);

-- In which homes something waits for an address, whether or not it has an account. What that is stands there.
create table invited_addresses (
  email text not null check (email = lower(email)),
  household_id uuid not null,
  -- 'invitation', 'successor'
  noun text not null,
  id uuid not null,
  -- when it is of no interest any more, if ever
  until timestamptz,
  primary key (email, household_id, noun, id)
);
create index invited_addresses_of_home on invited_addresses (household_id);
create index invited_addresses_over on invited_addresses (until);

select follow_changes('successors', 'households');
