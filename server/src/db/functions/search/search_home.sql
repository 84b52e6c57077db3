-- Returns the prefix of each word of a household in the index, so that a query reads only as far as one household goes:
-- those bits of its id that are random. Two households that share them share a few more words to check, and nothing
-- else.
create or replace function search_home(home uuid)
returns text language sql immutable parallel safe as $$
  select right(home::text, 12)
$$;
