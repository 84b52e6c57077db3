-- Locks tags as foreign keys would, in the order of their ids. A row that is written while one of them is erased either comes
-- first, and loses the tag by the erasing, or waits and is written without it.
create or replace function check_tags()
returns trigger language plpgsql as $$
declare
  known uuid[];
begin
  select coalesce(array_agg(id), '{}') into known
  from (
    select t.id from public.tags t where t.household_id = new.household_id and t.id = any(new.tag_ids) order by t.id for key share
  ) held;
  if new.tag_ids <@ known then
    return new;
  end if;
  new.tag_ids := array(
    select tag from unnest(new.tag_ids) with ordinality as named (tag, nth)
    where tag = any(known) or not exists (
      select from public.erased_tags e where e.household_id = new.household_id and e.id = tag
    )
    order by nth
  );
  if not new.tag_ids <@ known then
    raise foreign_key_violation using constraint = 'known_tags', message = 'a tag is not known in this home';
  end if;
  return new;
end $$;
