-- The one-tap log: what happened to a pet, and the buttons that store it. (docs/decisions/0125)
select create_belongings('observations', 'medicalRecords', '
  kind text not null check (kind in (''meal'', ''walk'', ''drink'', ''vomiting'', ''seizure'', ''pain'', ''toilet'', ''other'')
    or kind ~ ''^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$''),
  at timestamptz not null check (at between ''1900-01-01Z'' and ''2201-01-01Z''),
  -- day in Israel, as lists are filtered and the timeline is told
  date date not null generated always as ((at at time zone ''Asia/Jerusalem'')::date) stored,
  -- not `ended_at`: the change feed takes a row with that for gone
  lasted_until timestamptz,
  laps timestamptz[] not null default ''{}'' check (cardinality(laps) <= 100),
  note text check (length(note) between 1 and 2000),
  -- shared by the rows of one press
  entry_id uuid', 'at desc, id desc');
-- The last time of each kind, and whether a button is used.
create index observations_by_kind on observations (household_id, pet_id, kind, at) where deleted_at is null;
create index observations_of_button on observations (household_id, kind) where length(kind) = 36;
create index observations_by_entry on observations (household_id, entry_id) where entry_id is not null;
create index observations_deleted on observations (household_id, deleted_at) where deleted_at is not null;

-- A household's own buttons.
create table quick_buttons (
  household_id uuid not null references households on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 30),
  icon text not null check (icon in (
    'tag', 'bed', 'house', 'footprints', 'car', 'plane', 'cookie', 'fish',
    'droplets', 'sparkles', 'shirt', 'camera', 'gift', 'trophy', 'wrench', 'heart'
  )),
  version int not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (household_id, id)
);
create unique index quick_buttons_called on quick_buttons (household_id, public.search_plain(name)) where deleted_at is null;
create index quick_buttons_deleted on quick_buttons (household_id, deleted_at) where deleted_at is not null;

-- How a household's buttons stand: built-in kinds and ids of own buttons.
create table quick_button_layouts (
  household_id uuid primary key references households on delete cascade,
  shown_order text[] not null check (cardinality(shown_order) <= 200),
  hidden text[] not null check (cardinality(hidden) <= 200),
  updated_at timestamptz not null,
  updated_by uuid not null
);
