-- Keys lead with the owner: every question of the product is asked for one owner, and tables can be spread by it.

-- The bytes lie in the file store under the id.
create table files (
  owner_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  type text not null,
  size bigint not null check (size >= 0),
  sha256 bytea not null,
  created_at timestamptz not null,
  primary key (owner_id, id)
);

create table pets (
  owner_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 50),
  species text not null check (species in ('dog', 'cat', 'bird', 'fish', 'rodent', 'other')),
  hue text not null check (hue in ('apricot', 'sage', 'sky', 'lilac', 'butter', 'rose')),
  breed text,
  sex text check (sex in ('male', 'female')),
  neutered boolean,
  birth_date date check (birth_date between '1900-01-01' and '2200-12-31'),
  birth_date_approximate boolean not null default false,
  color text,
  chip_number text,
  licence_number text,
  allergies text,
  conditions text,
  insurance text,
  notes text,
  photo_id uuid,
  -- 256-pixel version of the photo
  photo_thumb_id uuid,
  archived_at timestamptz,
  -- lower case, without niqqud: what search looks in
  search_text text not null default '',
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (owner_id, id),
  foreign key (owner_id, photo_id) references files (owner_id, id),
  foreign key (owner_id, photo_thumb_id) references files (owner_id, id)
);

create table expenses (
  owner_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  description text not null check (length(description) between 1 and 200),
  -- agorot
  amount bigint not null check (amount between 1 and 1000000000),
  category text not null check (
    category in ('food', 'medicine', 'toys', 'equipment', 'grooming', 'training', 'insurance', 'other')
  ),
  date date not null check (date between '1900-01-01' and '2200-12-31'),
  notes text,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (owner_id, id),
  foreign key (owner_id, pet_id) references pets (owner_id, id) on delete cascade on update cascade
);
create index expenses_by_date on expenses (owner_id, date desc, id desc) include (pet_id, amount, category)
  where deleted_at is null;
create index expenses_by_pet on expenses (owner_id, pet_id, date desc, id desc) include (amount, category)
  where deleted_at is null;

create table medical_records (
  owner_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  type text not null check (
    type in ('vet_visit', 'vaccination', 'surgery', 'checkup', 'treatment', 'medication', 'other')
  ),
  date date not null check (date between '1900-01-01' and '2200-12-31'),
  description text not null check (length(description) between 1 and 500),
  vet_name text,
  notes text,
  next_appointment date check (next_appointment between '1900-01-01' and '2200-12-31'),
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (owner_id, id),
  foreign key (owner_id, pet_id) references pets (owner_id, id) on delete cascade on update cascade
);
create index medical_records_by_date on medical_records (owner_id, date desc, id desc) where deleted_at is null;
create index medical_records_by_pet on medical_records (owner_id, pet_id, date desc, id desc) where deleted_at is null;
create index medical_records_next on medical_records (owner_id, next_appointment)
  where deleted_at is null and next_appointment is not null;

create table reminders (
  owner_id uuid not null,
  id uuid not null,
  pet_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  description text,
  -- wall clock and zone are the truth; due_at is computed from them
  date date not null check (date between '1900-01-01' and '2200-12-31'),
  time text not null check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  timezone text not null,
  due_at timestamptz not null,
  repeat_interval text not null default 'none' check (
    repeat_interval in ('none', 'daily', 'weekly', 'monthly', 'yearly')
  ),
  -- one series holds all occurrences of a repeating reminder; months and years are counted from its anchor day
  series_id uuid not null,
  anchor_date date not null check (anchor_date between '1900-01-01' and '2200-12-31'),
  completed_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (owner_id, id),
  foreign key (owner_id, pet_id) references pets (owner_id, id) on delete cascade on update cascade
);
-- An occurrence exists once, however many people press 'done' at the same moment.
create unique index reminders_occurrence on reminders (owner_id, series_id, date) where deleted_at is null;
create index reminders_open on reminders (owner_id, due_at, id) where deleted_at is null and completed_at is null;
create index reminders_completed on reminders (owner_id, completed_at desc, id desc)
  where deleted_at is null and completed_at is not null;
-- What is due now, over all owners.
create index reminders_due on reminders (due_at) where deleted_at is null and completed_at is null;
