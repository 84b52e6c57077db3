-- Longer ones are told apart by their lines: an entry of the index has an end.
create or replace function search_term(word text)
returns text language sql immutable parallel safe as $$
  select left(word, 200)
$$;
