-- The copy of everything of a person that they may take with them: one at a time. (docs/decisions/0103)
create table account_exports (
  user_id uuid primary key references users on delete cascade,
  -- another one for each that is asked for: a job or a link that names an earlier one finds nothing
  id uuid not null,
  state text not null check (state in ('running', 'ready', 'failed')),
  language text not null check (language in ('he', 'en', 'ar')),
  started_at timestamptz not null,
  -- when the current try began, and which it is: a process that was given up for dead writes no more
  tried_at timestamptz,
  tries int not null default 0 check (tries >= 0),
  -- files of the ZIP that are in it, of all that will be
  done int not null default 0 check (done >= 0),
  total int not null default 0 check (total >= done),
  -- homes and shares that it was made with: when one of them is gone, so is the copy
  rights text[] not null default '{}',
  -- the bytes in the store
  file_id uuid,
  size bigint check (size > 0),
  sha256 bytea check (octet_length(sha256) = 32),
  -- when the state was reached that stands
  ended_at timestamptz,
  expires_at timestamptz,
  check ((state = 'ready') = (num_nulls(file_id, size, sha256, expires_at) = 0)),
  check ((state = 'running') = (ended_at is null)),
  check (num_nulls(file_id, size, sha256) in (0, 3))
);
-- for the sweep of stored bytes
create index account_exports_by_file on account_exports (file_id) where file_id is not null;
create index account_exports_by_end on account_exports (ended_at) where ended_at is not null;

alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check
    check (kind in ('reminder', 'appointment', 'record', 'paper', 'invitation', 'budget', 'settlement', 'export'));
