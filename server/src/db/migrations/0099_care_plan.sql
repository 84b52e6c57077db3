-- Choices about the care plan of a pet, where it differs from the rules, and own items. `key`: the rule, or a switch
-- of the whole plan (`reminders`, `outdoor`); null for an own item, which has a title. `lang`: language of the reminders.
select create_belongings('care_items', 'reminders', '
  key text check (length(key) between 1 and 40),
  title text check (length(title) between 1 and 120),
  every jsonb check (jsonb_typeof(every) = ''object''),
  starts_on date check (starts_on between ''1900-01-01'' and ''2200-12-31''),
  notes text,
  is_chosen boolean not null default false,
  is_off boolean not null default false,
  postponed_until date,
  exempt_until date,
  done_on date,
  skipped_on date,
  lang text not null default ''he'' check (lang in (''he'', ''en'', ''ar'')),
  constraint care_items_named check ((key is null) = (title is not null)),
  constraint care_items_own check (key is not null or (every is not null and starts_on is not null))',
  'key, id');
create unique index care_items_of_key on care_items (household_id, pet_id, key) where deleted_at is null and key is not null;

-- Pets whose plan makes reminders, of all households: the clock asks for those that were made by other rules or on another
-- day. `again_at`: not before that, after a failure.
create table due_care (
  pet_id uuid not null,
  household_id uuid not null,
  made_on date,
  made_by text,
  again_at timestamptz,
  primary key (pet_id, household_id)
);
create index due_care_by_household on due_care (household_id, pet_id);

-- The reminder whose completion made a record. It goes when that is reopened.
alter table medical_records add column reminder_id uuid;
create index medical_records_by_reminder on medical_records (household_id, reminder_id) where reminder_id is not null;
