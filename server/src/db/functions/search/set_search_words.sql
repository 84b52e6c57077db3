-- Sets the words by which a row is found: weight A in its title, D in its other text, B for its tags and its pet
-- ('+' and an id), C for its days ('@20261105', '@-1105' of any year), its sum ('₪289.90') and its type ('#vaccination').
create or replace function set_search_words()
returns trigger language plpgsql as $$
declare
  codes text := concat_ws(' ', to_char(new.date, '@YYYYMMDD @-MMDD'), to_char(new.until, '@YYYYMMDD @-MMDD'),
    '₪' || abs(new.amount) / 100 || '.' || lpad((abs(new.amount) % 100)::text, 2, '0'), '#' || new.type);
begin
  new.words := regexp_replace(public.search_words(new.title), '[^ ]+', '''\&'':1A', 'g')::tsvector
    || regexp_replace(array_to_string(new.tag_ids || new.pet_id, ' '), '[^ ]+', '''+\&'':1B', 'g')::tsvector
    || regexp_replace(codes, '[^ ]+', '''\&'':1C', 'g')::tsvector
    || regexp_replace(public.search_words(new.body), '[^ ]+', '''\&'':1D', 'g')::tsvector;
  return new;
end $$;
