-- Whom a home calls when something is wrong with one of its pets: of the home, and of no pet. (docs/decisions/0054)
create table vets (
  household_id uuid not null references households on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 100),
  clinic text,
  -- as they are shown; what is dialled follows from it
  phones text[] not null default '{}' check (cardinality(phones) <= 5),
  address text,
  hours text,
  is_emergency boolean not null default false,
  notes text,
  version int not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (household_id, id)
);
select follow_changes('vets', 'vets', 'medicalRecords');
