-- What is of a user is led by the user's key, as what is of a home is by the home's: both can be spread, each by its own.
-- Nothing is unique beside a key but what lies in the directory below.

-- What somebody signs in with, and whose account it opens: an address (issuer 'email', in small letters) or what a
-- provider calls them, which never changes there as an address does. It lies in one place however users are spread, so
-- it refers to none of them; who removes an account removes its lines.
create table sign_in_names (
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index sign_in_names_user on sign_in_names (user_id);

insert into sign_in_names select 'email', lower(email), id, created_at from users;
insert into sign_in_names select issuer, subject, user_id, created_at from identities;
drop index users_email;
drop table identities;

alter table consents drop constraint consents_pkey, add primary key (user_id, id);
drop index consents_user;

alter table sessions
  drop constraint sessions_pkey,
  drop constraint sessions_token_hash_key,
  add primary key (user_id, id),
  add unique (user_id, token_hash);
-- Those of one sign-in are found among those that stand.
drop index sessions_family;

alter table link_tokens
  drop constraint link_tokens_pkey,
  drop constraint link_tokens_token_hash_key,
  add primary key (user_id, id),
  add unique (user_id, token_hash);
-- There is one of each purpose at most.
drop index link_tokens_user;

-- Events of no account: a sign-in with an unknown address, and that an account was deleted.
create table anonymous_audit (
  id uuid primary key,
  at timestamptz not null,
  address inet,
  action text not null,
  object text,
  result text not null check (result in ('ok', 'refused'))
);
insert into anonymous_audit select id, at, address, action, object, result from audit where user_id is null;
delete from audit where user_id is null;
alter table audit drop constraint audit_pkey, add primary key (user_id, id);

-- Only the sweep of each night asked by it, which reads every row now.
drop index idempotency_keys_created;
