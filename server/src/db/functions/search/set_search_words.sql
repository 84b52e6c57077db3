create or replace function set_search_words()
returns trigger language plpgsql as $$
begin
  new.words := public.search_item_words(new);
  return new;
end $$;
