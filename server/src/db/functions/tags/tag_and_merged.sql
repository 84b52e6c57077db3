-- A tag and all that were merged into it, and into those; of most there is none, and then it is said without a search.
create or replace function tag_and_merged(home uuid, tag uuid)
returns uuid[] language plpgsql stable parallel safe as $$
begin
  if not exists (select from public.tags t where t.household_id = home and t.merged_into = tag) then
    return array[tag];
  end if;
  return (
    with recursive meant as (
      select tag as id
      union
      select t.id from meant m join public.tags t on t.household_id = home and t.merged_into = m.id
    )
    select array_agg(id) from meant
  );
end $$;
