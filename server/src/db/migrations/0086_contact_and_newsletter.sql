-- Tickets of visitors, who have no account. (docs/decisions/0110)
alter table support_tickets drop constraint support_tickets_user_id_fkey;
alter table support_tickets
  -- as a visitor wrote them, all three or none; nobody has confirmed the address
  add column visitor_name text check (length(visitor_name) between 1 and 50),
  add column visitor_email text check (length(visitor_email) between 3 and 254),
  add column visitor_language text check (visitor_language in ('he', 'en', 'ar')),
  add constraint support_tickets_visitor_check
    check (num_nonnulls(visitor_name, visitor_email, visitor_language) in (0, 3)),
  -- The account, with which a ticket goes. A visitor's ticket has none: its user_id is made for it, and is no user's.
  add column account_id uuid generated always as (case when visitor_email is null then user_id end) stored,
  -- named as those of other tables: it refers to the user, or to nobody
  add constraint support_tickets_user_id_fkey foreign key (account_id) references users on delete cascade;
create index support_tickets_by_account on support_tickets (account_id) where account_id is not null;
create index support_tickets_by_visitor on support_tickets (lower(visitor_email)) where visitor_email is not null;
-- for the sweep
create index support_tickets_of_visitors on support_tickets (updated_at) where visitor_email is not null;

-- Subscriptions to the newsletter. (docs/decisions/0111)
create table newsletter_subscriptions (
  id uuid primary key,
  -- HMAC of the address in small letters, with the key of the data folder: all that stays of it once the subscription has ended
  email_hash bytea not null check (octet_length(email_hash) = 32),
  email text check (length(email) between 3 and 254),
  language text not null check (language in ('he', 'en', 'ar')),
  -- day of the wording in the mail that was confirmed
  wording date not null check (wording between '2026-01-01' and '2200-12-31'),
  asked_at timestamptz not null,
  mailed_at timestamptz not null,
  confirmed_at timestamptz,
  ended_at timestamptz,
  check ((email is null) = (ended_at is not null)),
  check (ended_at is null or confirmed_at is not null)
);
create unique index newsletter_subscriptions_standing on newsletter_subscriptions (email_hash) where ended_at is null;
create index newsletter_subscriptions_by_hash on newsletter_subscriptions (email_hash);
create index newsletter_subscriptions_confirmed on newsletter_subscriptions (language, id)
  where confirmed_at is not null and ended_at is null;
-- for the sweep
create index newsletter_subscriptions_pending on newsletter_subscriptions (mailed_at) where confirmed_at is null;
create index newsletter_subscriptions_ended on newsletter_subscriptions (ended_at) where ended_at is not null;

-- Issues of the newsletter that were sent, one for each name and language.
create table newsletter_issues (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  language text not null check (language in ('he', 'en', 'ar')),
  subject text not null check (length(subject) between 1 and 120),
  -- the text below the head of its file, in Markdown
  text text not null check (length(text) between 1 and 100000),
  -- who sends it, as it says at its end
  sender text not null check (length(sender) between 1 and 1000),
  created_at timestamptz not null,
  unique (name, language)
);

-- Addresses that an issue goes to: each is noted when its mail is queued, so that none gets it twice.
create table newsletter_deliveries (
  issue_id uuid not null,
  email_hash bytea not null check (octet_length(email_hash) = 32),
  queued_at timestamptz not null,
  primary key (issue_id, email_hash)
);
create index newsletter_deliveries_by_hash on newsletter_deliveries (email_hash);
create index newsletter_deliveries_by_time on newsletter_deliveries (queued_at);
