-- Returns the search items of all tables, computed anew from their rows.
create or replace function all_search_items()
returns setof search_items language plpgsql as $$
declare
  told record;
begin
  for told in
    select tgrelid::regclass as rows, string_to_array(encode(tgargs, 'escape'), '\000') as said
    from pg_trigger where tgfoid = 'public.update_search_item'::regproc
  loop
    return query execute format(
      'select item.* from %s t, public.search_item_of(to_jsonb(t), $1, nullif($2, ''''), $3, $4::text[], $5, $6, $7, $8, $9) item
       where item.id is not null', told.rows)
    using told.said[1], told.said[2], told.said[3], told.said[4], told.said[5], told.said[6], told.said[7], told.said[8], told.said[9];
  end loop;
end $$;
