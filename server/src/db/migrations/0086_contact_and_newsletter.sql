-- Tickets of visitors, who have no account. (docs/decisions/0110)
alter table support_tickets
  drop constraint support_tickets_user_id_fkey,
  -- as a visitor wrote them, all three or none; nobody has confirmed the address
  add column visitor_name text check (length(visitor_name) between 1 and 50),
  add column visitor_email text check (length(visitor_email) between 3 and 254),
  add column visitor_language text check (visitor_language in ('he', 'en', 'ar')),
  add constraint support_tickets_visitor_check
    check (num_nonnulls(visitor_name, visitor_email, visitor_language) in (0, 3)),
  -- The account, with which a ticket goes. A visitor's ticket has none: its user_id is made for it, and is no user's.
  add column account_id uuid generated always as (case when visitor_email is null then user_id end) stored
    references users on delete cascade;
create index support_tickets_by_account on support_tickets (account_id) where account_id is not null;
create index support_tickets_by_visitor on support_tickets (lower(visitor_email)) where visitor_email is not null;
-- for the sweep
create index support_tickets_of_visitors on support_tickets (updated_at) where visitor_email is not null;
