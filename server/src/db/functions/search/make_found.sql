-- Adds a table to the search index, for later migrations: as before, and with the columns that hold the last day of
-- validity and the item to which a row belongs. The resource of that item is then in the row's `noun`, and
-- `thing_deleted_at` tells whether it was deleted.
create or replace function make_found(kept text, noun text, area text, title text, body text[] default '{}', date text default NULL, amount text default NULL, type text default NULL, until text default NULL, thing text default NULL)
returns void language plpgsql as $$
begin
  execute format(
    'create trigger %I after insert or update or delete on %I for each row
     execute function keep_found(%L, %L, %L, %L, %L, %L, %L, %L, %L)',
    kept || '_found', kept, noun, coalesce(area, ''), title, body, coalesce(date, ''), coalesce(amount, ''),
    coalesce(type, ''), coalesce(until, ''), coalesce(thing, ''));
end $$;
