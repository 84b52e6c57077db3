-- Blocked accounts, the log of administrators, refused addresses and notices to everyone. (docs/decisions/0134)

-- an account is found by how its address begins
create index sign_in_names_by_prefix on sign_in_names (issuer, subject text_pattern_ops);

-- Ids alone: when an account goes, nothing here has to change.
create table admin_actions (
  id uuid primary key,
  at timestamptz not null,
  -- null: a command on the server
  admin_id uuid,
  action text not null check (action ~ '^[a-zA-Z]{3,40}$'),
  target_id uuid,
  object text check (length(object) between 1 and 200),
  detail text check (length(detail) between 1 and 100),
  count int check (count >= 0)
);
create index admin_actions_by_time on admin_actions (at desc, id desc);
create index admin_actions_by_kind on admin_actions (action, at desc, id desc);
create index admin_actions_by_target on admin_actions (target_id, at desc) where target_id is not null;

-- Addresses whose mail server refused a mail for good, in small letters.
create table bounced_mails (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  bounced_at timestamptz not null,
  times int not null check (times >= 1),
  -- name of the job that sent it
  kind text not null check (length(kind) between 1 and 100),
  code int not null check (code between 500 and 599),
  words text not null check (length(words) <= 300)
);
create index bounced_mails_by_time on bounced_mails (bounced_at desc, id desc);

create table site_notices (
  id uuid primary key,
  level text not null check (level in ('info', 'warning')),
  text_he text not null check (length(text_he) between 1 and 300),
  text_en text check (length(text_en) between 1 and 300),
  text_ar text check (length(text_ar) between 1 and 300),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  version int not null default 1 check (version >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (ends_at > starts_at)
);
create index site_notices_by_end on site_notices (ends_at desc);

-- last: every request waits while this lock is held
alter table users
  add column blocked_at timestamptz,
  add column block_reason text check (block_reason in ('abuse', 'takeover', 'request', 'other')),
  add constraint users_block_whole check (num_nulls(blocked_at, block_reason) in (0, 2));
