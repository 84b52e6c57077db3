-- Adds tags to the rows of a table, for later migrations.
create or replace function bear_tags(bearing text)
returns void language plpgsql as $$
begin
  execute format(
    'alter table %I add column tag_ids uuid[] not null default ''{}'' check (cardinality(tag_ids) <= 20)', bearing);
  execute format(
    'create trigger %I before insert or update of tag_ids on %I for each row when (new.tag_ids <> ''{}'')
     execute function demand_known_tags()', bearing || '_know_tags', bearing);
end $$;
