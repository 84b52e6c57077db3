-- Who owes whom in a home, and what was given to even it out. (docs/decisions/0083)

-- Who owned a home from which day on, and until which, that one not included: an expense is borne by those who owned it
-- on its day. Whoever came and went on one day has none.
create table ownerships (
  household_id uuid not null references households on delete cascade,
  user_id uuid not null,
  from_day date not null,
  until_day date check (until_day > from_day),
  primary key (household_id, user_id, from_day)
);
create unique index ownerships_standing on ownerships (household_id, user_id) where until_day is null;
insert into ownerships (household_id, user_id, from_day)
select household_id, user_id, (joined_at at time zone 'Asia/Jerusalem')::date from household_members;

create table settlements (
  household_id uuid not null references households on delete cascade,
  id uuid not null,
  -- who gave, and who got it: people of the home, now or before
  from_id uuid not null,
  to_id uuid not null check (to_id <> from_id),
  -- agorot
  amount bigint not null check (amount between 1 and 1000000000),
  date date not null check (date between '1986-01-01' and '2200-12-31'),
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
create index settlements_listed on settlements (household_id, date, created_at) where deleted_at is null;
-- Owners alone hear of it.
select follow_changes('settlements', 'settlements');

-- What was paid for a pet before it came to its home is not evened out there: it was borne where it was paid.
alter table expenses add column came_along boolean not null default false;
-- And there it stays, when the pet has gone with all that was written about it.
create table left_expenses (
  household_id uuid not null references households on delete cascade,
  date date not null,
  paid_by uuid not null,
  -- agorot
  amount bigint not null,
  primary key (household_id, date, paid_by)
);

alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check
    check (kind in ('reminder', 'appointment', 'record', 'paper', 'invitation', 'budget', 'settlement')),
  -- agorot: of a settlement what came to whom is told, and below 0 what went from them
  add column amount bigint;
