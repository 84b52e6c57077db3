-- Returns the index terms of a row: its words, each after twelve digits of its household's id, so that a query reads only
-- as far as one household goes. Those digits are random; households that share them share a few more words to check.
-- The planner replaces a call by this text, which is the expression of the index `search_items_terms`.
create or replace function search_terms(home uuid, words tsvector)
returns tsvector language sql immutable parallel safe as $$
  select replace(' ' || strip(words)::text, ' ''', ' ''' || right(home::text, 12))::tsvector
$$;
