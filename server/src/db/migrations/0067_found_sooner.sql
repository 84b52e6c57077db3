-- What a line is found by is made of its texts in less time, of short ones in half: a row cost three times as much to write
-- with it as without. What is found, and by what, is as before. Here a query takes longer to begin than a few words take, so words
-- are gone through one by one; and a function of SQL in what is generated would be read anew for every row.
-- (docs/decisions/0065)

-- What no word contains. All else is of one, whichever script it is; there may be an empty one at either end.
create function search_split(plain text) returns text[] language sql immutable parallel safe as $$
  select regexp_split_to_array(
    plain,
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u05c0\u05c3\u05c6\u060c\u061b\u061e\u061f\u066a-\u066d\u06d4\u2000-\u2bff\u3000-\u303f\ufffc\ufffd]+'
  )
$$;

-- Each of some words once, between two spaces; of nothing nothing.
create function search_once(words text[]) returns text language plpgsql immutable parallel safe as $$
declare
  told text := ' ';
  word text;
begin
  -- Of many each would be looked for among all.
  if cardinality(words) > 40 then
    return coalesce((select ' ' || string_agg(distinct one, ' ') || ' ' from unnest(words) one where one <> ''), '');
  end if;
  foreach word in array words loop
    if word <> '' and strpos(told, ' ' || word || ' ') = 0 then
      told := told || word || ' ';
    end if;
  end loop;
  return case when told = ' ' then '' else told end;
end $$;

create or replace function search_words(written text) returns text language plpgsql immutable parallel safe strict as $$
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
      -- One by one: joined to it, they would have all of it copied.
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

create or replace function search_sounds(written text) returns text language plpgsql immutable parallel safe strict as $$
declare
  heard text := replace(public.search_plain(written), 'וו', 'b');
  sounds text[] := '{}';
  sound text;
begin
  if heard ~ '[a-z]' then
    heard := replace(replace(replace(replace(replace(replace(heard,
      'ph', 'p'), 'sh', 's'), 'ch', 'k'), 'ck', 'k'), 'th', 't'), 'x', 'ks');
    heard := replace(replace(replace(heard, 'ce', 'se'), 'ci', 'si'), 'cy', 'sy');
  end if;
  heard := translate(heard, 'בגדזחטכלמנסצפקרשתcqvwfjzאהויעaeiouyh', 'bgdsktklmnsspkrstkkbbpgs');
  -- what is doubled is heard once; a backreference takes thirty times as long
  heard := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(heard, 'bb', 'b'), 'dd', 'd'), 'gg', 'g'), 'kk', 'k'), 'll', 'l'), 'mm', 'm'), 'nn', 'n'), 'pp', 'p'), 'rr', 'r'), 'ss', 's'), 'tt', 't');
  foreach sound in array public.search_split(heard) loop
    if sound ~ '^[a-z]{3,}$' then
      sounds := sounds || sound;
    end if;
  end loop;
  return public.search_once(sounds);
end $$;

create or replace function search_codes(date date, amount bigint, type text, until date) returns text
language plpgsql immutable parallel safe as $$
begin
  return concat(
    ' ' || array_to_string(
      public.search_day(extract(year from date)::int, extract(month from date)::int, extract(day from date)::int), ' ') || ' ',
    ' ₪' || abs(amount) / 100 || '.' || lpad((abs(amount) % 100)::text, 2, '0') || ' ',
    ' #' || type || ' ',
    ' ' || array_to_string(
      public.search_day(extract(year from until)::int, extract(month from until)::int, extract(day from until)::int), ' ') || ' '
  );
end $$;
drop function search_codes(date, bigint, text);
drop function search_tokens(text);

create or replace function search_terms(home uuid, title_words text, body_words text, sounds text, tag_ids uuid[]) returns tsvector
language plpgsql immutable parallel safe cost 1000 as $$
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

create or replace function search_item_of(
  line jsonb, noun text, area text, title text, body text[], date text, amount text, type text, until text, thing text
) returns public.search_items language plpgsql immutable parallel safe as $$
declare
  item public.search_items;
  field text;
  written text;
begin
  if line is null or line ->> 'deleted_at' is not null or line ->> 'thing_deleted_at' is not null then
    return null;
  end if;
  item.household_id := line ->> 'household_id';
  item.pet_id := case
    when noun = 'pets' then line ->> 'id'
    when line ? 'pet_id' then line ->> 'pet_id'
    else line ->> 'household_id'
  end;
  item.area := coalesce(area, line ->> 'area');
  item.noun := noun;
  item.id := line ->> 'id';
  item.title := line ->> title;
  item.body := '';
  foreach field in array body loop
    if jsonb_typeof(line -> field) = 'array' then
      written := (select string_agg(one, E'\n') from jsonb_array_elements_text(line -> field) one);
    else
      written := line ->> field;
    end if;
    if written <> '' then
      item.body := item.body || case when item.body = '' then '' else E'\n' end || written;
    end if;
  end loop;
  item.date := line ->> date;
  item.amount := line ->> amount;
  item.type := line ->> type;
  item.until := line ->> until;
  item.thing_id := line ->> thing;
  item.thing_noun := case when item.thing_id is not null then line ->> 'noun' end;
  item.tag_ids := '{}';
  if line -> 'tag_ids' <> '[]' then
    item.tag_ids := array(select jsonb_array_elements_text(line -> 'tag_ids'))::uuid[];
  end if;
  return item;
end $$;
