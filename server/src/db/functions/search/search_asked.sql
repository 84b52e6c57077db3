-- What is asked of a home: a sign of its own stands where each word begins. Nothing that asks it is done in parallel: how
-- much a home has nobody guesses right, and helpers take longer to come than what they would help with.
create or replace function search_asked(home uuid, query text)
returns tsquery language sql immutable as $$
  select replace(query, E'\x01', public.search_home(home))::tsquery
$$;
