create constraint trigger reminders_change
  after insert or delete or update on reminders
  deferrable initially deferred for each row
  execute function write_change('reminders', 'reminders');

create trigger reminders_found
  after insert or delete or update on reminders
  for each row
  execute function keep_found('reminders', 'reminders', 'title', '{description}', 'date', '', '');

create trigger reminders_know_tags
  before insert or update of tag_ids on reminders
  for each row
  when (new.tag_ids <> '{}'::uuid[])
  execute function demand_known_tags();

create trigger reminders_ring
  after insert or delete on reminders
  for each row
  execute function ring_reminders();

create trigger reminders_ring_anew
  after update on reminders
  for each row
  when ( case when old.deleted_at is null and old.completed_at is null and old.missed_at is null then old.rings_at else null::timestamp with time zone end is distinct from case when new.deleted_at is null and new.completed_at is null and new.missed_at is null then new.rings_at else null::timestamp with time zone end or old.pet_id <> new.pet_id)
  execute function ring_reminders();

create trigger reminders_write_event
  after update on reminders
  for each row
  execute function write_reminder_event();
