alter table sessions
  -- when they showed again who they are, before something sensitive; until then the sign-in counts
  add column authenticated_at timestamptz,
  -- sha256 of a random name that the browser keeps: the same device, whatever it calls itself
  add column device_hash bytea check (octet_length(device_hash) = 32);

-- The authenticator app of an account. (docs/decisions/0098)
create table totp_secrets (
  user_id uuid primary key references users on delete cascade,
  -- AES-256-GCM with the key of the data folder: 12 bytes of nonce, 20 of secret, 16 of tag
  secret bytea not null check (octet_length(secret) = 48),
  created_at timestamptz not null,
  -- the time step of the last code that was taken: a code is good once
  last_step bigint not null default 0,
  -- a first code was entered, and recovery codes were shown
  confirmed_at timestamptz,
  -- they were saved: codes are asked for from now on
  enabled_at timestamptz check (enabled_at >= confirmed_at)
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  -- keyed, since forty bits could be guessed from a plain hash
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table passkeys (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  credential_id bytea not null check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null check (octet_length(public_key) between 1 and 2000),
  -- signatures that the authenticator says it has made; 0 where it does not count
  counter bigint not null check (counter >= 0),
  name text not null check (length(name) between 1 and 50),
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, id),
  unique (user_id, credential_id)
);

-- Random values that a passkey has to sign: of nobody until it is known whose passkey answers. Each is good once.
create table passkey_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  -- to add a passkey: who asked. It lies in one place however users are spread, so it refers to none of them.
  user_id uuid,
  expires_at timestamptz not null
);

-- Somebody who has the password and no second factor any more: after a week a mailed link removes it.
create table factor_recoveries (
  user_id uuid primary key references users on delete cascade,
  asked_at timestamptz not null,
  due_at timestamptz not null check (due_at > asked_at)
);

alter table link_tokens
  drop constraint link_tokens_purpose_check,
  add constraint link_tokens_purpose_check check (
    purpose in ('verify', 'reset', 'google', 'newEmail', 'restoreEmail', 'secondFactor', 'notMe', 'recovery'));
