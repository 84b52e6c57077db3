-- Returns the words by which a row is found, with weight A in its title and D in its other text. Weight C have its days
-- ('@20261105', '@-1105' of any year), its sum ('₪289.90'), its type ('#vaccination'), its tags and its pet ('+' and an id).
create or replace function search_item_words(item search_items)
returns tsvector language plpgsql stable parallel safe as $$
declare
  codes text := concat_ws(' ', to_char(item.date, '@YYYYMMDD @-MMDD'), to_char(item.until, '@YYYYMMDD @-MMDD'),
    '₪' || abs(item.amount) / 100 || '.' || lpad((abs(item.amount) % 100)::text, 2, '0'), '#' || item.type,
    '+' || array_to_string(item.tag_ids || item.pet_id, ' +'));
begin
  return public.search_words(item.title, 'A')
    || regexp_replace(codes, '[^ ]+', '''\&'':1C', 'g')::tsvector
    || public.search_words(item.body, 'D');
end $$;
