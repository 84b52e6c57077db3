-- Which completed occurrence made this one: taking the completion back takes it away too. One is followed once.
alter table reminders add follows_id uuid;
-- Both were written by one request, at its one time.
update reminders made set follows_id = done.id
from reminders done
where done.owner_id = made.owner_id and done.series_id = made.series_id and done.id <> made.id
  and done.completed_at = made.created_at
  and not exists (
    select from reminders twin
    where twin.owner_id = made.owner_id and twin.series_id = made.series_id and twin.created_at = made.created_at
      and twin.id < made.id
  );
create unique index reminders_follows on reminders (owner_id, follows_id)
  where follows_id is not null and deleted_at is null;
