-- What of a home is found is read from an index over words, and not by going through all of its lines; things are found
-- by the names of their tags, too, and papers bear some. (docs/decisions/0065)
select bear_tags('attachments');
select bear_tags('vets');
alter table search_items add column tag_ids uuid[] not null default '{}';

create or replace function search_item_of(
  line jsonb, noun text, area text, title text, body text[], date text, amount text, type text, until text, thing text
) returns public.search_items language plpgsql immutable parallel safe as $$
declare
  item public.search_items;
  field text;
begin
  if line is null or line ->> 'deleted_at' is not null or line ->> 'thing_deleted_at' is not null then
    return null;
  end if;
  item.household_id := line ->> 'household_id';
  item.pet_id := case noun when 'pets' then line ->> 'id' else line ->> 'pet_id' end;
  item.area := coalesce(area, line ->> 'area');
  item.noun := noun;
  item.id := line ->> 'id';
  item.title := line ->> title;
  item.body := '';
  foreach field in array body loop
    if line ->> field <> '' then
      item.body := item.body || case when item.body = '' then '' else E'\n' end || (line ->> field);
    end if;
  end loop;
  item.date := line ->> date;
  item.amount := line ->> amount;
  item.type := line ->> type;
  item.until := line ->> until;
  item.thing_id := line ->> thing;
  item.thing_noun := case when item.thing_id is not null then line ->> 'noun' end;
  item.tag_ids := array(select jsonb_array_elements_text(coalesce(line -> 'tag_ids', '[]')))::uuid[];
  return item;
end $$;

create or replace function keep_found() returns trigger language plpgsql as $$
declare
  was public.search_items := public.search_item_of(to_jsonb(old), tg_argv[0], nullif(tg_argv[1], ''), tg_argv[2],
    tg_argv[3]::text[], tg_argv[4], tg_argv[5], tg_argv[6], tg_argv[7], tg_argv[8]);
  item public.search_items := public.search_item_of(to_jsonb(new), tg_argv[0], nullif(tg_argv[1], ''), tg_argv[2],
    tg_argv[3]::text[], tg_argv[4], tg_argv[5], tg_argv[6], tg_argv[7], tg_argv[8]);
begin
  if was is not distinct from item then
    return null;
  end if;
  if was.id is not null and (was.pet_id, was.area) is distinct from (item.pet_id, item.area) then
    delete from public.search_items s
    where (s.household_id, s.pet_id, s.area, s.noun, s.id) = (was.household_id, was.pet_id, was.area, was.noun, was.id);
  end if;
  if item.id is not null then
    insert into public.search_items (
      household_id, pet_id, area, noun, id, title, body, date, amount, type, until, thing_noun, thing_id, tag_ids
    )
    values (
      item.household_id, item.pet_id, item.area, item.noun, item.id, item.title, item.body, item.date, item.amount,
      item.type, item.until, item.thing_noun, item.thing_id, item.tag_ids
    )
    on conflict (household_id, pet_id, area, noun, id)
    do update set title = excluded.title, body = excluded.body, date = excluded.date, amount = excluded.amount,
      type = excluded.type, until = excluded.until, thing_noun = excluded.thing_noun, thing_id = excluded.thing_id,
      tag_ids = excluded.tag_ids;
  end if;
  return null;
end $$;

create or replace function rebuild_search_items() returns bigint language plpgsql as $$
declare
  wrong bigint;
begin
  lock table public.search_items in share row exclusive mode;
  create temporary table right_items as
    select household_id, pet_id, area, noun, id, title, body, date, amount, type, until, thing_noun, thing_id, tag_ids
    from public.all_found();
  with stands as (
    select household_id, pet_id, area, noun, id, title, body, date, amount, type, until, thing_noun, thing_id, tag_ids
    from public.search_items
  ),
  gone as (select * from stands except all select * from right_items),
  missing as (select * from right_items except all select * from stands),
  removed as (
    delete from public.search_items s using gone g
    where (s.household_id, s.pet_id, s.area, s.noun, s.id) = (g.household_id, g.pet_id, g.area, g.noun, g.id)
      and not exists (select from missing m
        where (s.household_id, s.pet_id, s.area, s.noun, s.id) = (m.household_id, m.pet_id, m.area, m.noun, m.id))
  ),
  written as (
    insert into public.search_items (
      household_id, pet_id, area, noun, id, title, body, date, amount, type, until, thing_noun, thing_id, tag_ids
    )
    select * from missing
    on conflict (household_id, pet_id, area, noun, id)
    do update set title = excluded.title, body = excluded.body, date = excluded.date, amount = excluded.amount,
      type = excluded.type, until = excluded.until, thing_noun = excluded.thing_noun, thing_id = excluded.thing_id,
      tag_ids = excluded.tag_ids
  )
  select count(*) into wrong from (
    select household_id, pet_id, area, noun, id from gone union select household_id, pet_id, area, noun, id from missing
  ) either;
  drop table right_items;
  return wrong;
end $$;
select rebuild_search_items();

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
-- both ends; its tags. `search/index-query.ts` asks for the same.
create function search_terms(home uuid, title_words text, body_words text, sounds text, tag_ids uuid[]) returns tsvector
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
    union all
    select prefix || '+' || tag from unnest(tag_ids) tag
  ));
end $$;

-- What is asked of a home: a sign of its own stands where each word begins. Nothing that asks it is done in parallel: how
-- much a home has nobody guesses right, and helpers take longer to come than what they would help with.
create function search_asked(home uuid, query text) returns tsquery language sql immutable parallel unsafe as $$
  select replace(query, E'\x01', public.search_home(home))::tsquery
$$;

-- A tag and all that were merged into it, and into those; of most there is none, and then it is said without a search.
create or replace function tag_and_merged(home uuid, tag uuid) returns uuid[] language plpgsql stable parallel safe as $$
begin
  if not exists (select from public.tags t where t.household_id = home and t.merged_into = tag) then
    return array[tag];
  end if;
  return (
    with recursive meant as (
      select tag as id
      union
      select t.id from meant m join public.tags t on t.household_id = home and t.merged_into = m.id
    )
    select array_agg(id) from meant
  );
end $$;

-- What is written waits in a list that each question goes through, as short as this (kB): put into its place at once, a row
-- would cost a third more.
create index search_items_terms on search_items
  using gin (search_terms(household_id, title_words, body_words, sounds, tag_ids)) with (gin_pending_list_limit = 256);
