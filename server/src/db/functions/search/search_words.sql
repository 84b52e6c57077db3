-- All words of a text, each between two spaces; behind them as 'חיסונ=' what they are without ו, ש, ב, כ, ל, מ, ה before them.
create or replace function search_words(written text)
returns text language plpgsql immutable parallel safe strict as $$
declare
  plain text := public.search_plain(written);
  words text[];
  token text;
  form text;
begin
  if plain = '' then
    return '';
  end if;
  words := public.search_split(plain);
  foreach token in array words loop
    if strpos('ושבכלמה', left(token, 1)) > 0 and length(token) > 1 then
      -- Appends one by one: joining the arrays would copy all of `words`.
      foreach form in array public.search_forms(token) loop
        words := words || form;
      end loop;
    end if;
  end loop;
  if plain ~ '[0-9][-./,: ][0-9]' then
    words := words || array(
      select public.search_run(run[1]) from regexp_matches(plain, '[0-9]+(?:[-./,:][0-9]+)+', 'g') run
      union all
      select joined from regexp_matches(plain, '[0-9]+(?:[- ][0-9]+)+', 'g') run,
        regexp_replace(run[1], '[^0-9]', '', 'g') joined
      where length(joined) >= 9
    );
  end if;
  return public.search_once(words);
end $$;
