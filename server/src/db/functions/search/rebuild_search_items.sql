-- Rebuilds the search index, for rows that bypassed the triggers, and returns the number of wrong lines.
create or replace function rebuild_search_items()
returns bigint language plpgsql as $$
declare
  wrong bigint;
  wrong_words bigint;
begin
  lock table public.search_items in share row exclusive mode;
  create temporary table right_items as
    select household_id, pet_id, area, noun, id, title, body, date, amount, type, until, thing_noun, thing_id, tag_ids
    from public.all_search_items();
  create temporary table standing_items as
    select household_id, pet_id, area, noun, id, title, body, date, amount, type, until, thing_noun, thing_id, tag_ids
    from public.search_items;
  create temporary table wrong_items as
    select household_id, pet_id, area, noun, id from (table standing_items except all table right_items) gone
    union
    select household_id, pet_id, area, noun, id from (table right_items except all table standing_items) missing;
  get diagnostics wrong = row_count;
  delete from public.search_items s using wrong_items w
  where (s.household_id, s.pet_id, s.area, s.noun, s.id) = (w.household_id, w.pet_id, w.area, w.noun, w.id);
  insert into public.search_items (
    household_id, pet_id, area, noun, id, title, body, date, amount, type, until, thing_noun, thing_id, tag_ids
  )
  select r.* from right_items r natural join wrong_items;
  drop table right_items, standing_items, wrong_items;
  update public.search_items s set title = title where words is distinct from public.search_item_words(s);
  get diagnostics wrong_words = row_count;
  return wrong + wrong_words;
end $$;
