-- Reminders repeat by more than an interval, wait until later, and may be missed; what happened to each is kept.
-- (docs/decisions/0066)
alter table reminders
  add repeat_every smallint not null default 1 check (repeat_every between 1 and 99),
  -- of the week, 0 is Sunday
  add repeat_days smallint[] not null default '{}' check (repeat_days <@ '{0,1,2,3,4,5,6}' and cardinality(repeat_days) <= 7),
  -- in which it comes; in all of them where none is named
  add repeat_months smallint[] not null default '{}'
    check (repeat_months <@ '{1,2,3,4,5,6,7,8,9,10,11,12}' and cardinality(repeat_months) <= 12),
  add repeat_from text not null default 'plan' check (repeat_from in ('plan', 'done')),
  add repeat_until date check (repeat_until between '1900-01-01' and '2200-12-31'),
  add repeat_times smallint check (repeat_times between 1 and 999),
  -- which one of its plan it is
  add occurrence int not null default 1 check (occurrence >= 1),
  add snooze_until timestamptz,
  add missed_at timestamptz,
  add closed_by uuid,
  -- by when it is asked for: what was put off waits until then
  add rings_at timestamptz not null generated always as (coalesce(snooze_until, due_at)) stored;

-- Nobody has written down who did it; whoever changed it last is the likeliest. No news to anybody.
alter table reminders disable trigger user;
update reminders set closed_by = updated_by where completed_at is not null;
alter table reminders enable trigger user;
alter table reminders
  add constraint reminders_one_end check (repeat_until is null or repeat_times is null),
  add constraint reminders_closed_once check (completed_at is null or missed_at is null),
  add constraint reminders_closed_by_somebody check ((coalesce(completed_at, missed_at) is null) = (closed_by is null));

drop index reminders_open_by_pet;
create index reminders_open_by_pet on reminders (household_id, pet_id, rings_at, id)
  where deleted_at is null and completed_at is null and missed_at is null;
create index reminders_missed_by_pet on reminders (household_id, pet_id, missed_at desc, id desc)
  where deleted_at is null and missed_at is not null;

-- What happened to a reminder, as long as it stands. The table says so itself, so that nobody forgets; what was made
-- says by whom and when in its own row. The feed of a home tells the same for thirty days only, and not what was done.
create table reminder_events (
  household_id uuid not null,
  id uuid not null default uuidv7(),
  pet_id uuid not null,
  reminder_id uuid not null,
  what text not null check (what in ('edited', 'completed', 'missed', 'reopened', 'snoozed', 'unsnoozed', 'removed', 'restored')),
  until timestamptz,
  done_at timestamptz not null,
  done_by uuid not null,
  primary key (household_id, id),
  foreign key (household_id, pet_id) references pets (household_id, id) on delete cascade,
  foreign key (household_id, reminder_id) references reminders (household_id, id) on delete cascade
);
create index reminder_events_of_reminder on reminder_events (household_id, reminder_id, id);
create index reminder_events_of_pet on reminder_events (household_id, pet_id);
create index reminders_of_series on reminders (household_id, series_id) where deleted_at is null;

create function write_reminder_event() returns trigger language plpgsql as $$
declare
  -- what changes when it is put off
  waiting constant text[] := '{snooze_until,rings_at,version,updated_at,updated_by}';
  is_put_off boolean := new.snooze_until is distinct from old.snooze_until;
  happened text := case
    when old.deleted_at is null and new.deleted_at is not null then 'removed'
    when old.deleted_at is not null and new.deleted_at is null then 'restored'
    when old.completed_at is null and new.completed_at is not null then 'completed'
    when old.missed_at is null and new.missed_at is not null then 'missed'
    when coalesce(old.completed_at, old.missed_at) is not null and coalesce(new.completed_at, new.missed_at) is null
      then 'reopened'
    when old.version <> new.version and not (is_put_off and to_jsonb(old) - waiting = to_jsonb(new) - waiting)
      then 'edited'
  end;
begin
  if old.pet_id <> new.pet_id then
    update public.reminder_events set pet_id = new.pet_id
    where household_id = new.household_id and reminder_id = new.id;
  end if;
  insert into public.reminder_events (household_id, pet_id, reminder_id, what, until, done_at, done_by)
  select new.household_id, new.pet_id, new.id, what, case what when 'snoozed' then new.snooze_until end,
    new.updated_at, new.updated_by
  from unnest(array[
    happened,
    case
      when is_put_off and new.snooze_until is not null then 'snoozed'
      -- another time ends it by itself
      when is_put_off and old.due_at = new.due_at then 'unsnoozed'
    end
  ]) with ordinality as said (what, nth)
  where what is not null
  order by nth;
  return null;
end $$;
create trigger reminders_write_event after update on reminders for each row execute function write_reminder_event();
