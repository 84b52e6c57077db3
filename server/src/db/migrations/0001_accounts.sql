create table users (
  id uuid primary key,
  email text not null check (length(email) between 3 and 254),
  name text not null check (length(name) between 1 and 100),
  firstname text,
  lastname text,
  role text not null default 'user' check (role in ('user', 'support', 'admin')),
  permissions jsonb not null default '[]',
  profile_picture uuid,
  -- argon2id PHC string; null for an account that signs in through a provider only
  password_hash text,
  email_verified_at timestamptz,
  language text not null default 'he' check (language in ('he', 'en', 'ar')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index users_email on users (lower(email));

-- Which wording a user agreed to, and when (privacy law asks for proof).
create table consents (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('terms', 'privacy')),
  wording_version text not null,
  given_at timestamptz not null
);
create index consents_user on consents (user_id);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- every refresh stays in the family of its sign-in; a stolen token that is used late ends all of it
  family_id uuid not null,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- 30 days after the sign-in, whatever happens in between
  ends_at timestamptz not null,
  replaced_at timestamptz,
  revoked_at timestamptz,
  user_agent text,
  -- the sign-in itself, for 'sign in again' before dangerous steps
  signed_in_at timestamptz not null
);
create index sessions_user on sessions (user_id) where revoked_at is null;
create index sessions_family on sessions (family_id);

-- Links that are mailed: only the hash of the secret is kept.
create table link_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'google')),
  token_hash bytea not null unique,
  -- what the link will do besides, e.g. the provider's subject to connect
  payload jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index link_tokens_user on link_tokens (user_id, purpose);

-- Sign-in through a provider is keyed on what never changes there, not on the address.
create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index identities_user on identities (user_id);

-- Append-only.
create table audit (
  id uuid primary key,
  at timestamptz not null,
  user_id uuid references users on delete cascade,
  session_id uuid,
  address inet,
  action text not null,
  object text,
  result text not null check (result in ('ok', 'refused'))
);
create index audit_user on audit (user_id, at desc);

create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null check (length(key) between 1 and 200),
  -- sha256 of method, path and body: the same key with another request is a mistake to be told
  request_hash bytea not null,
  reply jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- Counters of attempts that must survive a restart and hold across processes.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
