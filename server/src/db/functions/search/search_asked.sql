-- Returns the tsquery of a household's search: a mark in `query` stands where each word begins, and the digits of
-- `search_terms` replace it. Not parallel safe: the planner cannot estimate the size of a household, and parallel workers
-- take longer to start than the work that they would share.
create or replace function search_asked(home uuid, query text)
returns tsquery language sql immutable as $$
  select replace(query, E'\x01', right(home::text, 12))::tsquery
$$;
