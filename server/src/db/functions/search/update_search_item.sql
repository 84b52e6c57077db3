-- Updates the search item of a row in place if the row was searchable and still is. An insert would index its words
-- twice: for the rejected line, and for the existing one. (docs/decisions/0052)
create or replace function update_search_item()
returns trigger language plpgsql as $$
declare
  was public.search_items := public.search_item_of(to_jsonb(old), tg_argv[0], nullif(tg_argv[1], ''), tg_argv[2],
    tg_argv[3]::text[], tg_argv[4], tg_argv[5], tg_argv[6], tg_argv[7], tg_argv[8]);
  item public.search_items := public.search_item_of(to_jsonb(new), tg_argv[0], nullif(tg_argv[1], ''), tg_argv[2],
    tg_argv[3]::text[], tg_argv[4], tg_argv[5], tg_argv[6], tg_argv[7], tg_argv[8]);
begin
  if was is not distinct from item then
    return null;
  end if;
  if was.id is not null and item.id is not null and (was.pet_id, was.area) is not distinct from (item.pet_id, item.area) then
    update public.search_items s
    set title = item.title, body = item.body, date = item.date, amount = item.amount, type = item.type,
      until = item.until, thing_noun = item.thing_noun, thing_id = item.thing_id, tag_ids = item.tag_ids
    where (s.household_id, s.pet_id, s.area, s.noun, s.id) = (item.household_id, item.pet_id, item.area, item.noun, item.id);
    if found then
      return null;
    end if;
  elsif was.id is not null then
    delete from public.search_items s
    where (s.household_id, s.pet_id, s.area, s.noun, s.id) = (was.household_id, was.pet_id, was.area, was.noun, was.id);
  end if;
  if item.id is not null then
    insert into public.search_items (
      household_id, pet_id, area, noun, id, title, body, date, amount, type, until, thing_noun, thing_id, tag_ids
    )
    values (
      item.household_id, item.pet_id, item.area, item.noun, item.id, item.title, item.body, item.date, item.amount,
      item.type, item.until, item.thing_noun, item.thing_id, item.tag_ids
    )
    on conflict (household_id, pet_id, area, noun, id)
    do update set title = excluded.title, body = excluded.body, date = excluded.date, amount = excluded.amount,
      type = excluded.type, until = excluded.until, thing_noun = excluded.thing_noun, thing_id = excluded.thing_id,
      tag_ids = excluded.tag_ids;
  end if;
  return null;
end $$;
