-- Adds a table of household rows to the change feed, also for later migrations, under its resource name in the
-- contract; the owners, and guests who may see this area of the pet, get the changes.
create or replace function follow_changes(followed text, noun text, area text default NULL)
returns void language plpgsql as $$
begin
  execute format(
    'create constraint trigger %I after insert or update or delete on %I deferrable initially deferred
     for each row execute function write_change(%L, %L)',
    followed || '_change', followed, noun, coalesce(area, '')
  );
end $$;
