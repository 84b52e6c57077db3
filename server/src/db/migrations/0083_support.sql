-- Tickets of people to support. (docs/decisions/0107)
create sequence ticket_numbers as int start 1001;

create table support_tickets (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  -- counted for the whole site, to be named on the phone
  number int not null default nextval('ticket_numbers'),
  subject text not null check (length(subject) between 1 and 120),
  -- browser and system as the sender saw them before sending
  device text check (length(device) between 1 and 200),
  created_at timestamptz not null,
  -- time of the newest message that its person reads
  updated_at timestamptz not null,
  -- support has read it
  opened_at timestamptz,
  -- since when a message of its person waits for an answer; null: the newest is an answer
  waits_since timestamptz,
  closed_at timestamptz,
  -- who of support has it. No reference: accounts lie elsewhere, and one that goes lets go of its tickets.
  taken_by uuid,
  primary key (user_id, id)
);
alter sequence ticket_numbers owned by support_tickets.number;
-- support opens a ticket by its id, and is told a number
create unique index support_tickets_by_id on support_tickets (id);
create unique index support_tickets_by_number on support_tickets (number);
create index support_tickets_waiting on support_tickets (waits_since) where closed_at is null;
create index support_tickets_closed on support_tickets (closed_at) where closed_at is not null;
create index support_tickets_taken on support_tickets (taken_by) where taken_by is not null;

create table support_messages (
  user_id uuid not null,
  id uuid not null,
  ticket_id uuid not null,
  -- its place in the ticket, which has 300
  place int not null check (place between 1 and 300),
  is_answer boolean not null,
  -- only support reads it
  is_note boolean not null check (is_answer or not is_note),
  -- of support: who wrote, and the name that stays when that account goes
  written_by uuid,
  name text check (length(name) >= 1),
  text text not null check (length(text) between 1 and 5000),
  created_at timestamptz not null,
  -- of an answer: when its person has read it, and when it was mailed
  read_at timestamptz,
  mailed_at timestamptz,
  primary key (user_id, id),
  unique (user_id, ticket_id, place),
  -- what a file refers to
  unique (user_id, ticket_id, id),
  foreign key (user_id, ticket_id) references support_tickets on delete cascade,
  check (is_answer = (name is not null)),
  check (is_answer or num_nonnulls(written_by, read_at, mailed_at) = 0),
  check (not is_note or num_nonnulls(read_at, mailed_at) = 0)
);
create index support_messages_unread on support_messages (user_id, ticket_id)
  where is_answer and not is_note and read_at is null;
create index support_messages_by_writer on support_messages (written_by) where written_by is not null;

create table support_files (
  user_id uuid not null,
  id uuid not null,
  ticket_id uuid not null,
  message_id uuid not null,
  -- its place in the message, which has five
  place int not null check (place between 1 and 5),
  name text not null check (length(name) between 1 and 130),
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png', 'text/csv', 'text/plain',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')),
  size int not null check (size > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  -- the bytes in the store
  file_id uuid not null,
  created_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, message_id, place),
  foreign key (user_id, ticket_id, message_id) references support_messages (user_id, ticket_id, id) on delete cascade
);
-- for the sweep of stored bytes
create index support_files_by_file on support_files (file_id);

-- Files that wait for their message, of whoever sent them.
create table support_uploads (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null check (length(name) between 1 and 130),
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png', 'text/csv', 'text/plain',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')),
  size int not null check (size > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  file_id uuid not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create index support_uploads_by_file on support_uploads (file_id);
create index support_uploads_by_time on support_uploads (created_at);

-- whom a new ticket is told to
create index users_by_role on users (role);

alter table notifications
  drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (
    kind in ('reminder', 'appointment', 'record', 'paper', 'invitation', 'budget', 'settlement', 'export', 'support'));
