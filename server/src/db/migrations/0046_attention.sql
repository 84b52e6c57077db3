-- Who is told of a reminder, and how: of whom it is asked, how long ahead, and again until it is answered. (docs/decisions/0072)
alter table reminders
  add is_important boolean not null default false,
  -- minutes ahead, of ring_leads('reminders'); as each person wishes without them
  add lead_times int[] not null default '{}' check (lead_times <@ '{0,15,60,1440,10080}' and cardinality(lead_times) <= 5),
  -- in turn; an account that was closed may be among them
  add assignee_ids uuid[] not null default '{}' check (cardinality(assignee_ids) <= 10),
  -- whose turn it is
  add assignee_id uuid check (assignee_id is null or assignee_id = any (assignee_ids));

-- What is important goes on after its time: minutes behind it are less than none ahead.
alter table rings drop constraint rings_lead_check;
alter table rings add constraint rings_lead_check check (lead >= -1440);
