-- Locks tags of a home as foreign keys would, in the order of their ids, and returns those that a row may be written with:
-- tags that were erased are left out, unknown ones are refused. While a tag is erased, a row that bears it either comes
-- first, and loses the tag by the erasing, or waits here and is written without it.
create or replace function lock_tags(home uuid, tags uuid[])
returns uuid[] language plpgsql as $$
declare
  known uuid[];
  written uuid[];
begin
  if tags = '{}' then
    return tags;
  end if;
  select coalesce(array_agg(id), '{}') into known
  from (
    select t.id from public.tags t where t.household_id = home and t.id = any(tags) order by t.id for key share
  ) held;
  if tags <@ known then
    return tags;
  end if;
  written := array(
    select tag from unnest(tags) with ordinality as named (tag, nth)
    where tag = any(known) or not exists (
      select from public.erased_tags e where e.household_id = home and e.id = tag
    )
    order by nth
  );
  if not written <@ known then
    raise foreign_key_violation using constraint = 'known_tags', message = 'a tag is not known in this home';
  end if;
  return written;
end $$;
