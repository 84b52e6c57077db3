-- Sets the words by which a row is found, with weight A in its title and D in its other text. Weight C have its days
-- ('@20261105', '@-1105' of any year), its sum ('₪289.90'), its type ('#vaccination'), its tags and its pet ('+' and an id).
create or replace function set_search_words()
returns trigger language plpgsql as $$
declare
  codes text := concat_ws(' ', to_char(new.date, '@YYYYMMDD @-MMDD'), to_char(new.until, '@YYYYMMDD @-MMDD'),
    '₪' || abs(new.amount) / 100 || '.' || lpad((abs(new.amount) % 100)::text, 2, '0'), '#' || new.type,
    '+' || array_to_string(new.tag_ids || new.pet_id, ' +'));
begin
  new.words := public.search_words(new.title, 'A')
    || regexp_replace(codes, '[^ ]+', '''\&'':1C', 'g')::tsvector
    || public.search_words(new.body, 'D');
  return new;
end $$;
