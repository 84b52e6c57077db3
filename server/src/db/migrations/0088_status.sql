-- Checks of the server by itself, a row for each minute of the last 90 days. (docs/decisions/0112)
create table status_checks (
  -- the moment at which the minute begins
  minute timestamptz primary key,
  -- 0 it works, 1 it is slow, 2 it does not work, null it was not checked
  database smallint check (database between 0 and 2),
  jobs smallint check (jobs between 0 and 2),
  files smallint check (files between 0 and 2),
  mail smallint check (mail between 0 and 2)
);

-- Faults as an operator wrote of them.
create table status_incidents (
  id uuid primary key,
  -- as its file is called: the same file again changes it
  name text not null unique check (length(name) between 1 and 60),
  parts text[] not null check (cardinality(parts) between 1 and 4 and parts <@ array['database', 'jobs', 'files', 'mail']),
  level text not null check (level in ('slow', 'failed')),
  started_at timestamptz not null,
  ended_at timestamptz check (ended_at >= started_at),
  title_he text not null check (length(title_he) between 1 and 120),
  text_he text not null check (length(text_he) between 1 and 2000),
  title_en text check (length(title_en) between 1 and 120),
  text_en text check (length(text_en) between 1 and 2000),
  title_ar text check (length(title_ar) between 1 and 120),
  text_ar text check (length(text_ar) between 1 and 2000),
  check (num_nulls(title_en, text_en) in (0, 2)),
  check (num_nulls(title_ar, text_ar) in (0, 2))
);
create index status_incidents_by_time on status_incidents (started_at);
