-- Nightly backups and their checks, for `GET /api/health`. The id is the one of the job: a further attempt keeps its row.
create table backup_runs (
  id uuid primary key,
  kind text not null check (kind in ('backup', 'check')),
  started_at timestamptz not null,
  -- Name of the backup; null while none was made.
  name text check (name <> ''),
  row_count bigint check (row_count >= 0),
  file_count integer check (file_count >= 0),
  fault text check (fault <> ''),
  check (fault is not null or (name is not null and row_count is not null and file_count is not null))
);
create index backup_runs_by_time on backup_runs (kind, started_at desc);
