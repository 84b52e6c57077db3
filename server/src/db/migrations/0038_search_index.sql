-- What of a home is found is read from an index over words, and not by going through all of its lines.

-- What begins each word of a home in that index, so that it is read as far as one home goes: of those bits of its id
-- that are random. Two homes that share them share a few words more to look at, and nothing else.
create function search_home(home uuid) returns text language sql immutable parallel safe as $$
  select right(home::text, 12)
$$;

-- Longer ones are told apart by their lines: an entry of the index has an end.
create function search_term(word text) returns text language sql immutable parallel safe as $$
  select left(word, 200)
$$;

-- By what a line is found: its words; from behind those that end in four digits, such as a chip; how they sound, from
-- both ends. `search/index-query.ts` asks for the same.
create function search_terms(home uuid, title_words text, body_words text, sounds text) returns tsvector
language plpgsql immutable parallel safe cost 1000 as $$
declare
  prefix text := public.search_home(home);
begin
  return array_to_tsvector(array(
    select prefix || public.search_term(word) from unnest(string_to_array(title_words || body_words, ' ')) word where word <> ''
    union all
    select prefix || '<' || public.search_term(reverse(word))
    from unnest(string_to_array(title_words || body_words, ' ')) word where word ~ '.[0-9]{4}$'
    union all
    select prefix || form from unnest(string_to_array(sounds, ' ')) sound,
      lateral (values ('~' || public.search_term(sound)), ('~<' || public.search_term(reverse(sound)))) of_sound (form)
    where sound <> ''
  ));
end $$;

-- What is asked of each of some homes, as one: a sign of its own stands where each word begins.
create function search_asked(homes uuid[], queries text[]) returns tsquery language sql immutable parallel safe as $$
  select string_agg('(' || replace(query, E'\x01', public.search_home(home)) || ')', '|')::tsquery
  from unnest(homes, queries) asked (home, query)
$$;

-- What is written waits in a list that each question goes through, as short as this (kB): put into its place at once, a row
-- would cost a third more.
create index search_items_terms on search_items
  using gin (search_terms(household_id, title_words, body_words, sounds)) with (gin_pending_list_limit = 256);
