-- What a home makes reminders of, in its own words: of the home, and of no pet. (docs/decisions/0068)
create table reminder_templates (
  household_id uuid not null references households on delete cascade,
  id uuid not null,
  title text not null check (length(title) between 1 and 120),
  description text,
  -- for which it is; for all of them without any
  species text[] not null default '{}'
    check (species <@ '{dog,cat,bird,fish,rodent,other}' and cardinality(species) <= 6),
  -- on the wall, where the reminder is to be
  time text not null check (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  repeat_interval text not null default 'none'
    check (repeat_interval in ('none', 'daily', 'weekly', 'monthly', 'yearly')),
  repeat_every smallint not null default 1 check (repeat_every between 1 and 99),
  repeat_days smallint[] not null default '{}' check (repeat_days <@ '{0,1,2,3,4,5,6}' and cardinality(repeat_days) <= 7),
  repeat_months smallint[] not null default '{}'
    check (repeat_months <@ '{1,2,3,4,5,6,7,8,9,10,11,12}' and cardinality(repeat_months) <= 12),
  repeat_from text not null default 'plan' check (repeat_from in ('plan', 'done')),
  repeat_times smallint check (repeat_times between 1 and 999),
  version int not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  updated_at timestamptz not null,
  updated_by uuid not null,
  deleted_at timestamptz,
  deleted_by uuid,
  primary key (household_id, id)
);
select follow_changes('reminder_templates', 'reminderTemplates', 'reminders');
