-- Who wishes a letter every week, and of which week (its Sunday) the last one was queued. (docs/decisions/0071)
alter table notification_preferences
  add column letter_is_on boolean not null default false,
  add column letter_of date check (extract(dow from letter_of) = 0);
-- Few of all: the clock asks for their zones every hour.
create index notification_preferences_letters on notification_preferences (user_id, timezone) where letter_is_on;
