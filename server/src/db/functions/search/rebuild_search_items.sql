-- Rebuilds the search index, for rows that bypassed the triggers, and returns the number of wrong lines.
create or replace function rebuild_search_items()
returns bigint language plpgsql as $$
declare
  wrong bigint;
begin
  lock table public.search_items in share row exclusive mode;
  create temporary table right_items as
    select household_id, pet_id, area, noun, id, title, body, date, amount, type, until, thing_noun, thing_id, tag_ids
    from public.all_search_items();
  with stands as (
    select household_id, pet_id, area, noun, id, title, body, date, amount, type, until, thing_noun, thing_id, tag_ids
    from public.search_items
  ),
  gone as (select * from stands except all select * from right_items),
  missing as (select * from right_items except all select * from stands),
  removed as (
    delete from public.search_items s using gone g
    where (s.household_id, s.pet_id, s.area, s.noun, s.id) = (g.household_id, g.pet_id, g.area, g.noun, g.id)
      and not exists (select from missing m
        where (s.household_id, s.pet_id, s.area, s.noun, s.id) = (m.household_id, m.pet_id, m.area, m.noun, m.id))
  ),
  written as (
    insert into public.search_items (
      household_id, pet_id, area, noun, id, title, body, date, amount, type, until, thing_noun, thing_id, tag_ids
    )
    select * from missing
    on conflict (household_id, pet_id, area, noun, id)
    do update set title = excluded.title, body = excluded.body, date = excluded.date, amount = excluded.amount,
      type = excluded.type, until = excluded.until, thing_noun = excluded.thing_noun, thing_id = excluded.thing_id,
      tag_ids = excluded.tag_ids
  )
  select count(*) into wrong from (
    select household_id, pet_id, area, noun, id from gone union select household_id, pet_id, area, noun, id from missing
  ) either;
  drop table right_items;
  return wrong;
end $$;
