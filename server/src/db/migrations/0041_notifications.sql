-- What is due when, and what each person was told of it. (docs/decisions/0067)

-- A thing of a pet that has a time, as long as it stands: when it is due, and the next moment at which somebody may want to
-- be told; none once all of them have passed. Of all homes, since the clock asks for all at once; every table of such
-- things writes its own rows here by itself (`ring_by`).
create table rings (
  thing_id uuid not null,
  noun text not null,
  household_id uuid not null,
  pet_id uuid not null,
  topic text not null check (topic in ('reminders', 'appointments', 'papers')),
  due_at timestamptz not null,
  -- minutes ahead
  lead int check (lead >= 0),
  next_at timestamptz,
  primary key (thing_id, noun, household_id),
  check ((lead is null) = (next_at is null))
);
create index rings_next on rings (next_at, household_id) where next_at is not null;
create index rings_of_pet on rings (pet_id, household_id);

-- How many minutes ahead somebody may be told: contract/src/lead-times.ts.
create function ring_leads(topic text) returns int[] language sql immutable as $$
  select case topic
    when 'reminders' then '{0,15,60,1440,10080}'::int[]
    when 'appointments' then '{0,60,120,1440,2880,10080}'::int[]
    when 'papers' then '{0,10080,20160,43200,86400}'::int[]
  end
$$;

-- So many minutes before: whole days by the clock on the wall, so that nine o'clock stays nine across a change of clocks.
create function ring_moment(due timestamptz, minutes int) returns timestamptz language sql immutable as $$
  select case when minutes % 1440 = 0
    then (due at time zone 'Asia/Jerusalem' - make_interval(days => minutes / 1440)) at time zone 'Asia/Jerusalem'
    else due - make_interval(mins => minutes)
  end
$$;

-- Without a time it is not asked for. What has passed when it is written is not told: who wrote it knows.
create function plan_ring(
  thing uuid, home uuid, pet uuid, noun text, topic text, due timestamptz, written timestamptz
) returns int language sql as $$
  delete from public.rings r
  where due is null and r.thing_id = thing and r.noun = plan_ring.noun and r.household_id = home;
  insert into public.rings (thing_id, noun, household_id, pet_id, topic, due_at, lead, next_at)
  select thing, plan_ring.noun, home, pet, plan_ring.topic, due, ahead.minutes,
    public.ring_moment(due, ahead.minutes)
  from (
    select max(minutes) as minutes from unnest(public.ring_leads(plan_ring.topic)) minutes
    where public.ring_moment(due, minutes) > written
  ) ahead
  where due is not null
  on conflict (thing_id, noun, household_id) do update
  set pet_id = excluded.pet_id, due_at = excluded.due_at, lead = excluded.lead, next_at = excluded.next_at;
  select 1
$$;

-- For later migrations too: things of this table are due at `due`, an expression over their row `$`, and told of under
-- `noun` to whoever wishes it of this topic.
create function ring_by(ringing text, noun text, topic text, due text) returns void language plpgsql as $$
declare
  of_new text := replace(due, '$', 'new');
  of_old text := replace(due, '$', 'old');
begin
  execute format(
    'create function %I() returns trigger language plpgsql as %L', 'ring_' || ringing, format(
      'begin
        if tg_op = ''DELETE'' then
          delete from public.rings where thing_id = old.id and noun = %1$L and household_id = old.household_id;
        else
          perform public.plan_ring(new.id, new.household_id, new.pet_id, %1$L, %2$L, %3$s, new.updated_at);
        end if;
        return null;
      end', noun, topic, of_new));
  execute format('create trigger %1$I after insert or delete on %2$I for each row execute function %3$I()',
    ringing || '_ring', ringing, 'ring_' || ringing);
  execute format('create trigger %1$I after update on %2$I for each row
    when ((%3$s) is distinct from (%4$s) or old.pet_id <> new.pet_id) execute function %5$I()',
    ringing || '_ring_anew', ringing, of_old, of_new, 'ring_' || ringing);
  -- What of it is wrong is planned anew, from now on; answers how many were.
  execute format(
    'create function %I() returns bigint language sql as %L', 'plan_all_' || ringing, format(
      'select count(public.plan_ring(this.id, this.household_id, this.pet_id, %1$L, %2$L, %3$s, now()))
      from public.%4$I this
      left join public.rings r on r.thing_id = this.id and r.noun = %1$L and r.household_id = this.household_id
      where (r.due_at, r.pet_id) is distinct from (%3$s, case when (%3$s) is not null then this.pet_id end)',
      noun, topic, replace(due, '$', 'this'), ringing));
  execute format('select public.%I()', 'plan_all_' || ringing);
end $$;

select ring_by('reminders', 'reminders', 'reminders',
  'case when $.deleted_at is null and $.completed_at is null and $.missed_at is null then $.rings_at end');
-- Of a day without an hour nine in the morning.
select ring_by('appointments', 'appointments', 'appointments',
  'case when $.deleted_at is null and $.status = ''planned''
    then coalesce($.starts_at, ($.date + time ''09:00'') at time zone ''Asia/Jerusalem'') end');
select ring_by('medical_records', 'medicalRecords', 'papers',
  'case when $.deleted_at is null then ($.valid_until + time ''09:00'') at time zone ''Asia/Jerusalem'' end');
select ring_by('attachments', 'attachments', 'papers',
  'case when $.deleted_at is null and $.thing_deleted_at is null
    then ($.expires_on + time ''09:00'') at time zone ''Asia/Jerusalem'' end');

-- For a database that was filled past its triggers: plans what is missing or wrong, and answers how many were.
create function rebuild_rings() returns bigint language plpgsql as $$
declare
  planner text;
  wrong bigint;
  total bigint := 0;
begin
  for planner in
    select p.proname from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname like 'plan\_all\_%' order by 1
  loop
    execute format('select public.%I()', planner) into wrong;
    total := total + wrong;
  end loop;
  return total;
end $$;

create table notifications (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  -- what is told once: a thing, its time, and how long ahead
  key text not null,
  kind text not null check (kind in ('reminder', 'appointment', 'record', 'paper', 'invitation')),
  topic text not null check (topic in ('reminders', 'appointments', 'papers', 'home')),
  -- whose right to see it is asked for each time; what is of no home is told to nobody else anyway
  household_id uuid,
  pet_id uuid,
  area text check (area in ('profile', 'medicalRecords', 'reminders', 'expenses')),
  -- what rings, as in `rings`
  ring_noun text,
  ring_id uuid,
  -- where it leads
  noun text,
  thing_id uuid,
  title text not null,
  pet_names text[] not null default '{}',
  due_at timestamptz,
  is_day boolean not null default false,
  lead_minutes int,
  is_late boolean not null default false,
  -- told in the app; else it is kept for its mail
  in_app boolean not null,
  created_at timestamptz not null,
  read_at timestamptz,
  -- not mailed before then, nor without it; and which mail has it
  mail_at timestamptz,
  mail_id uuid,
  primary key (user_id, id),
  unique (user_id, key),
  check (num_nulls(household_id, pet_id, area) in (0, 3)),
  check (num_nulls(ring_noun, ring_id) in (0, 2))
);
create index notifications_unread on notifications (user_id) where read_at is null;

create index notifications_of_pet on notifications (household_id, pet_id);

-- Whoever was told of a pet that leaves its home, or goes with it, keeps nothing of it.
create function forget_notifications() returns trigger language plpgsql as $$
begin
  delete from public.notifications where household_id = old.household_id and pet_id = old.id;
  return null;
end $$;
create trigger pets_forget_notifications after delete on pets for each row execute function forget_notifications();

-- How somebody wishes to be told; of what they have not said the defaults of contract/src/notification-preferences.ts hold.
create table notification_preferences (
  user_id uuid primary key references users on delete cascade,
  -- topic -> { leadTimes, inApp, email }
  topics jsonb not null default '{}',
  quiet_is_on boolean,
  quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_until text check (quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  timezone text,
  updated_at timestamptz not null
);
