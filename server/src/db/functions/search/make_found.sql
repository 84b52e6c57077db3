-- For later migrations: as before; and by which columns its rows say until when they hold, and on which thing they hang,
-- whose noun stands in `noun` then, and in `thing_deleted_at` whether it is gone.
create or replace function make_found(kept text, noun text, area text, title text, body text[] default '{}', date text default NULL, amount text default NULL, type text default NULL, until text default NULL, thing text default NULL)
returns void language plpgsql as $$
begin
  execute format(
    'create trigger %I after insert or update or delete on %I for each row
     execute function keep_found(%L, %L, %L, %L, %L, %L, %L, %L, %L)',
    kept || '_found', kept, noun, coalesce(area, ''), title, body, coalesce(date, ''), coalesce(amount, ''),
    coalesce(type, ''), coalesce(until, ''), coalesce(thing, ''));
end $$;
