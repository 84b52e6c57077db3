-- Returns the index terms of a line: its words; those that end in four digits, such as a chip number, also reversed;
-- how they sound, forwards and reversed; its tags. `search/index-query.ts` asks for the same terms.
create or replace function search_terms(home uuid, title_words text, body_words text, sounds text, tag_ids uuid[])
returns tsvector language plpgsql immutable parallel safe cost 1000 as $$
declare
  prefix text := public.search_home(home);
  terms text[] := '{}';
  word text;
begin
  foreach word in array string_to_array(title_words || body_words, ' ') loop
    continue when word = '';
    terms := terms || (prefix || public.search_term(word));
    if word ~ '.[0-9]{4}$' then
      terms := terms || (prefix || '<' || public.search_term(reverse(word)));
    end if;
  end loop;
  foreach word in array string_to_array(sounds, ' ') loop
    continue when word = '';
    terms := terms || (prefix || '~' || public.search_term(word));
    terms := terms || (prefix || '~<' || public.search_term(reverse(word)));
  end loop;
  if tag_ids <> '{}' then
    terms := terms || array(select prefix || '+' || tag from unnest(tag_ids) tag);
  end if;
  return array_to_tsvector(terms);
end $$;
