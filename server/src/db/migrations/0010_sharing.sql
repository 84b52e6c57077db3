-- What somebody was offered: to own a home with its others, or to help with some of its pets. Its link is mailed.
create table invitations (
  household_id uuid not null references households on delete cascade,
  id uuid not null,
  email text not null check (length(email) between 3 and 254),
  role text not null check (role in ('owner', 'guest')),
  token_hash bytea not null,
  created_at timestamptz not null,
  created_by uuid not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  answer text check (answer in ('accepted', 'declined', 'withdrawn')),
  answered_at timestamptz,
  -- who accepted or declined it, or took it back
  answered_by uuid,
  primary key (household_id, id),
  check ((answer is null) = (answered_at is null))
);
-- One address is asked once at a time.
create unique index invitations_open on invitations (household_id, lower(email)) where answer is null;

-- What a guest may see and do of one pet. Nobody's until its invitation is accepted; the row stays when it has ended.
create table shares (
  household_id uuid not null references households on delete cascade,
  id uuid not null,
  pet_id uuid not null,
  invitation_id uuid not null,
  user_id uuid,
  profile text not null check (profile in ('view', 'edit')),
  medical_records text not null check (medical_records in ('none', 'view', 'edit')),
  reminders text not null check (reminders in ('none', 'view', 'edit')),
  expenses text not null check (expenses in ('none', 'view', 'edit')),
  version int not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  ended_at timestamptz,
  ended_by uuid,
  primary key (household_id, id),
  foreign key (household_id, pet_id) references pets (household_id, id) on delete cascade,
  foreign key (household_id, invitation_id) references invitations (household_id, id) on delete cascade
);
-- One person has one share of a pet; every statement of a guest goes through this index.
create unique index shares_of_guest on shares (household_id, user_id, pet_id) where ended_at is null and user_id is not null;
create index shares_of_pet on shares (household_id, pet_id) where ended_at is null;
create index shares_of_invitation on shares (household_id, invitation_id);

-- The same at the guest: in which homes to look for what they help with. Written with the share, in one transaction.
create table guest_shares (
  user_id uuid not null references users on delete cascade,
  household_id uuid not null,
  share_id uuid not null,
  primary key (user_id, household_id, share_id)
);
