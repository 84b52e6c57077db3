-- Where each person is told beside the app and by mail, and what has arrived there. (docs/decisions/0069)
create table devices (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('browser', 'ntfy', 'webhook', 'sms')),
  -- of a browser the sign-in by which it was added: it is told no longer than that stands
  family_id uuid,
  name text not null check (name <> ''),
  address text not null check (length(address) between 1 and 1000),
  -- of a browser the keys of its subscription (RFC 8291), of a webhook what signs
  p256dh bytea check (octet_length(p256dh) = 65),
  auth bytea check (octet_length(auth) = 16),
  secret bytea check (octet_length(secret) = 32),
  created_at timestamptz not null,
  told_at timestamptz,
  confirmed_at timestamptz,
  -- nothing can be sent there any more
  gone_at timestamptz,
  -- of a number nobody has confirmed: what was sent to it, until when it is good, and how often it was tried
  code_hash bytea,
  code_until timestamptz,
  code_tries int not null default 0,
  -- the last push that was handed over, of what nobody can tell apart when it comes twice
  sent_push_id uuid,
  primary key (user_id, id),
  unique (user_id, kind, address),
  check ((kind = 'browser') = (family_id is not null)),
  check (num_nulls(p256dh, auth) = case when kind = 'browser' then 0 else 2 end),
  check ((kind = 'webhook') = (secret is not null)),
  check (num_nulls(code_hash, code_until) in (0, 2)),
  check (kind = 'sms' or code_hash is null)
);

-- How much was sent to a number on a day, whoever asked for it: by a hash, since nobody looks for a number here.
create table sent_numbers (
  number_hash bytea primary key check (octet_length(number_hash) = 32),
  day date not null,
  codes int not null default 0,
  messages int not null default 0
);

-- Whoever is signed out there, by themselves or from elsewhere, is told nothing there any more.
create function forget_devices() returns trigger language plpgsql as $$
begin
  delete from public.devices where user_id = new.user_id and family_id = new.family_id;
  return null;
end $$;
create trigger sessions_forget_devices after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function forget_devices();

alter table notifications
  -- not pushed before then, nor without it; which push has it; and when a device said that it had arrived
  add column push_at timestamptz,
  add column push_id uuid,
  add column reached_at timestamptz,
  add check (reached_at is null or push_id is not null);
