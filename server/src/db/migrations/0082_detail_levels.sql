-- Levels of detail on lock screens and in calendars elsewhere: everything, the pet only, or only that something is due.
-- A device or a feed without a level of its own follows the preferences of its person.
alter table notification_preferences
  add column detail text not null default 'everything' check (detail in ('everything', 'pet', 'due'));
alter table devices add column detail text check (detail in ('everything', 'pet', 'due'));
alter table calendar_feeds add column detail text check (detail in ('everything', 'pet', 'due'));
