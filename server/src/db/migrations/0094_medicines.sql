-- Courses of medicines. Amounts in thousandths of a unit. `next_at`: when the next dose is due. `moves_at`: when the one
-- after it is due, at which an unanswered dose makes way for it; null where a dose waits until it is answered.
select create_belongings('medicines', 'reminders', '
  name text not null check (length(name) between 1 and 120),
  instruction text not null check (length(instruction) between 1 and 500),
  vet_name text,
  schedule text not null check (schedule in (''times'', ''interval'', ''asNeeded'')),
  times text[] not null default ''{}'' check (cardinality(times) <= 24),
  every_hours smallint check (every_hours between 1 and 744),
  every_days smallint not null default 1 check (every_days between 1 and 99),
  weekdays smallint[] not null default ''{}'' check (weekdays <@ ''{0,1,2,3,4,5,6}'' and cardinality(weekdays) <= 7),
  "from" date not null check ("from" between ''1900-01-01'' and ''2200-12-31''),
  until date check (until between ''1900-01-01'' and ''2200-12-31''),
  timezone text not null default ''Asia/Jerusalem'',
  min_hours smallint check (min_hours between 1 and 168),
  max_per_day smallint check (max_per_day between 1 and 24),
  steps jsonb not null default ''[]'' check (jsonb_typeof(steps) = ''array'' and jsonb_array_length(steps) <= 20),
  pauses jsonb not null default ''[]'' check (jsonb_typeof(pauses) = ''array'' and jsonb_array_length(pauses) <= 50),
  amount int check (amount > 0),
  repeats_left smallint check (repeats_left between 0 and 99),
  prescription_until date check (prescription_until between ''1900-01-01'' and ''2200-12-31''),
  notes text,
  is_over boolean not null default false,
  scheduled_at timestamptz not null,
  next_at timestamptz,
  moves_at timestamptz,
  together_id uuid,
  constraint medicines_in_order check (until >= "from"),
  constraint medicines_scheduled check (
    (schedule <> ''interval'' or every_hours is not null) and (schedule = ''asNeeded'' or cardinality(times) > 0)
  )', 'is_over, next_at nulls last, id');

-- When courses move on, of all households: the clock asks for all at once. `again_at`: not before that, after a failure.
create table due_courses (
  medicine_id uuid not null,
  household_id uuid not null,
  moves_at timestamptz not null,
  again_at timestamptz,
  primary key (medicine_id, household_id)
);
create index due_courses_due on due_courses (moves_at, household_id, medicine_id);

-- Doses given and doses left out. `planned_at`: when it was due; null for one that was not planned.
select create_belongings('doses', 'reminders', '
  medicine_id uuid not null,
  outcome text not null check (outcome in (''given'', ''skipped'')),
  at timestamptz not null,
  day date generated always as ((at at time zone ''Asia/Jerusalem'')::date) stored,
  planned_at timestamptz,
  given_by uuid,
  reason text check (reason in (''refused'', ''vomited'', ''ranOut'', ''vetSaid'', ''other'')),
  amount int check (amount > 0),
  note text,
  is_extra boolean not null default false,
  reminder_id uuid,
  history jsonb not null default ''[]'' check (jsonb_typeof(history) = ''array''),
  foreign key (household_id, medicine_id) references medicines (household_id, id) on delete cascade', 'at desc, id desc');
create unique index doses_of_slot on doses (household_id, medicine_id, planned_at)
  where deleted_at is null and planned_at is not null;
create index doses_by_medicine on doses (household_id, medicine_id, at desc) where deleted_at is null;
create index doses_by_reminder on doses (household_id, reminder_id) where reminder_id is not null;
