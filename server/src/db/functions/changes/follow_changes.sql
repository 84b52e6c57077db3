-- For later migrations too: a table of homes whose changes are heard of, under its noun in the contract, by the owners
-- and by whoever may see this area of the pet.
create or replace function follow_changes(followed text, noun text, area text default NULL)
returns void language plpgsql as $$
begin
  execute format(
    'create constraint trigger %I after insert or update or delete on %I deferrable initially deferred
     for each row execute function write_change(%L, %L)',
    followed || '_change', followed, noun, coalesce(area, '')
  );
end $$;
