-- What can be found of a home, line by line, kept by the database itself in the transaction of whatever writes.
-- How words are spelled for it is said twice, here and in search/fold.ts; a test holds both to the same. (docs/decisions/0052)

-- Text with one spelling: without niqqud, accents, quotes and direction marks, in small letters, without final letters.
create function search_plain(written text) returns text language sql immutable parallel safe as $$
  select translate(
    regexp_replace(
      normalize(replace(written, '´', ''), NFKD),
      '[''"`\u00ad\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u05f3\u05f4\u061c\u064b-\u065f\u0670\u200b-\u200f\u2018-\u201f\u202a-\u202e\u2032\u2033\u2060-\u206f\ufe00-\ufe0f\ufeff]',
      '', 'g'
    ),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄךםןףץ٠١٢٣٤٥٦٧٨٩־‐‒–—―−',
    'abcdefghijklmnopqrstuvwxyzабвгдежзиклмнопрстуфхцчшщъыьэюяієכמנפצ0123456789-------'
  )
$$;

-- What no word contains. All else is of one, whichever script it is.
-- Neither it nor what else is made of SQL alone is strict: then it is no part of the plan, and planned at every call.
create function search_tokens(plain text) returns setof text language sql immutable parallel safe as $$
  select token from regexp_split_to_table(
    plain,
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u05c0\u05c3\u05c6\u060c\u061b\u061e\u061f\u066a-\u066d\u06d4\u2000-\u2bff\u3000-\u303f\ufffc\ufffd]+'
  ) token where token <> ''
$$;

-- The words of a day: as it is, and of any year.
create function search_day(year int, month int, day int) returns text[] language sql immutable parallel safe as $$
  select case when month between 1 and 12 and day between 1 and 31 then array[
    '@' || lpad(year::text, 4, '0') || lpad(month::text, 2, '0') || lpad(day::text, 2, '0') || '@',
    '@-' || lpad(month::text, 2, '0') || lpad(day::text, 2, '0') || '@'
  ] end
$$;

-- A run of digits, '5.11.26': its digits as one, and the day that it may be.
create function search_run(run text) returns setof text language plpgsql immutable parallel safe as $$
declare
  day text[] := regexp_match(run, '^(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d{2})$');
  turned text[] := regexp_match(run, '^(\d{4})-(\d{1,2})-(\d{1,2})$');
begin
  return next regexp_replace(run, '[^0-9]', '', 'g');
  if day is not null then
    return query select unnest(public.search_day(
      day[4]::int + case when length(day[4]) = 2 then 2000 else 0 end, day[3]::int, day[1]::int));
  elsif turned is not null then
    return query select unnest(public.search_day(turned[1]::int, turned[2]::int, turned[3]::int));
  end if;
end $$;

-- A word, and what it is without what is written as one with it.
create function search_forms(token text) returns text[] language plpgsql immutable parallel safe as $$
declare
  forms text[] := array[token];
begin
  if strpos('ושבכלמה', left(token, 1)) > 0 then
    for n in 1..least(3, length(token) - 1) loop
      if left(token, n) = any('{ו,ש,ב,כ,ל,מ,ה,וש,וב,וכ,ול,ומ,וה,שב,שכ,של,שמ,שה,כש,מש,בה,כה,לה,מה,ושב,ושכ,ושל,ושמ,ושה,וכש,ומש,ובה,וכה,ולה,ומה,שבה,שכה,שלה,שמה,כשב,כשל,כשמ,כשה,לכש,משה}')
        and (length(token) > n + 1 or strpos('0123456789', substr(token, n + 1)) > 0)
      then
        forms := forms || (substr(token, n + 1) || '=');
      end if;
    end loop;
  end if;
  return forms;
end $$;

-- All words of a text, each between two spaces; behind them as 'חיסונ=' what they are without ו, ש, ב, כ, ל, מ, ה before them.
create function search_words(written text) returns text language plpgsql immutable parallel safe strict as $$
declare
  plain text := public.search_plain(written);
  words text;
begin
  if plain = '' then
    return '';
  end if;
  select string_agg(distinct form, ' ') into words
  from public.search_tokens(plain) token, unnest(public.search_forms(token)) form;
  if plain ~ '[0-9][-./,: ][0-9]' then
    select concat_ws(' ', words, string_agg(distinct form, ' ')) into words from (
      select public.search_run(run[1]) as form from regexp_matches(plain, '[0-9]+(?:[-./,:][0-9]+)+', 'g') run
      union
      select joined from regexp_matches(plain, '[0-9]+(?:[- ][0-9]+)+', 'g') run,
        regexp_replace(run[1], '[^0-9]', '', 'g') joined
      where length(joined) >= 9
    ) forms;
  end if;
  return coalesce(' ' || words || ' ', '');
end $$;

-- What a line says besides its texts.
create function search_codes(date date, amount bigint, type text) returns text language sql immutable parallel safe as $$
  select coalesce(' ' || array_to_string(
    public.search_day(extract(year from date)::int, extract(month from date)::int, extract(day from date)::int), ' ') || ' ', '')
    || coalesce(' ₪' || amount / 100 || '.' || lpad((amount % 100)::text, 2, '0') || ' ', '')
    || coalesce(' #' || type || ' ', '')
$$;

-- How the words of a text sound, by their consonants: 'ברווקטו' and 'Bravecto' are both 'brbkt'.
create function search_sounds(written text) returns text language plpgsql immutable parallel safe strict as $$
declare
  sounds text;
begin
  select string_agg(distinct sound, ' ') into sounds
  from (select translate(
      regexp_replace(
        replace(replace(replace(replace(replace(replace(replace(public.search_plain(written),
          'וו', 'b'), 'ph', 'p'), 'sh', 's'), 'ch', 'k'), 'ck', 'k'), 'th', 't'), 'x', 'ks'),
        'c(?=[eiy])', 's', 'g'
      ),
      'בגדזחטכלמנסצפקרשתcqvwfjzאהויעaeiouyh',
      'bgdsktklmnsspkrstkkbbpgs'
    ) as heard) of_text,
    -- what is doubled is heard once; a backreference takes thirty times as long
    lateral (select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(heard, 'bb', 'b'), 'dd', 'd'), 'gg', 'g'), 'kk', 'k'), 'll', 'l'), 'mm', 'm'), 'nn', 'n'), 'pp', 'p'), 'rr', 'r'), 'ss', 's'), 'tt', 't') as once) of_heard,
    public.search_tokens(once) sound
  where sound ~ '^[a-z]{3,}$';
  return coalesce(' ' || sounds || ' ', '');
end $$;

create table search_items (
  household_id uuid not null,
  pet_id uuid not null,
  -- the right that a guest needs to find it
  area text not null check (area in ('profile', 'medicalRecords', 'reminders', 'expenses')),
  noun text not null,
  id uuid not null,
  -- as they were written; a line of the body for each field
  title text not null,
  body text not null,
  date date,
  -- agorot
  amount bigint,
  type text,
  title_words text not null generated always as (search_words(title)) stored,
  body_words text not null generated always as (search_words(body) || search_codes(date, amount, type)) stored,
  sounds text not null generated always as (search_sounds(title || ' ' || body)) stored,
  primary key (household_id, pet_id, area, noun, id),
  foreign key (household_id, pet_id) references pets (household_id, id) on delete cascade
);

-- What of a row can be found; nothing of one that was deleted. An area that is not said is the row's own.
create function search_item_of(
  line jsonb, noun text, area text, title text, body text[], date text, amount text, type text
) returns public.search_items language plpgsql immutable parallel safe as $$
declare
  item public.search_items;
  field text;
begin
  if line is null or line ->> 'deleted_at' is not null then
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
  return item;
end $$;

create function keep_found() returns trigger language plpgsql as $$
declare
  was public.search_items := public.search_item_of(
    to_jsonb(old), tg_argv[0], nullif(tg_argv[1], ''), tg_argv[2], tg_argv[3]::text[], tg_argv[4], tg_argv[5], tg_argv[6]);
  item public.search_items := public.search_item_of(
    to_jsonb(new), tg_argv[0], nullif(tg_argv[1], ''), tg_argv[2], tg_argv[3]::text[], tg_argv[4], tg_argv[5], tg_argv[6]);
begin
  if was is not distinct from item then
    return null;
  end if;
  if was.id is not null and (was.pet_id, was.area) is distinct from (item.pet_id, item.area) then
    delete from public.search_items s
    where (s.household_id, s.pet_id, s.area, s.noun, s.id) = (was.household_id, was.pet_id, was.area, was.noun, was.id);
  end if;
  if item.id is not null then
    insert into public.search_items (household_id, pet_id, area, noun, id, title, body, date, amount, type)
    values (item.household_id, item.pet_id, item.area, item.noun, item.id, item.title, item.body, item.date, item.amount, item.type)
    on conflict (household_id, pet_id, area, noun, id)
    do update set title = excluded.title, body = excluded.body, date = excluded.date, amount = excluded.amount, type = excluded.type;
  end if;
  return null;
end $$;

-- What of all tables can be found, made anew from their rows.
create function all_found() returns setof search_items language plpgsql as $$
declare
  told record;
begin
  for told in
    select tgrelid::regclass as rows, string_to_array(encode(tgargs, 'escape'), '\000') as said
    from pg_trigger where tgfoid = 'public.keep_found'::regproc
  loop
    return query execute format(
      'select item.* from %s t, public.search_item_of(to_jsonb(t), $1, nullif($2, ''''), $3, $4::text[], $5, $6, $7) item
       where item.id is not null', told.rows)
    using told.said[1], told.said[2], told.said[3], told.said[4], told.said[5], told.said[6], told.said[7];
  end loop;
end $$;

-- For rows that came past the triggers: makes everything anew, and answers how many lines were wrong.
create function rebuild_search_items() returns bigint language plpgsql as $$
declare
  wrong bigint;
begin
  lock table public.search_items in share row exclusive mode;
  create temporary table right_items as
    select household_id, pet_id, area, noun, id, title, body, date, amount, type from public.all_found();
  with stands as (select household_id, pet_id, area, noun, id, title, body, date, amount, type from public.search_items),
  gone as (select * from stands except all select * from right_items),
  missing as (select * from right_items except all select * from stands),
  removed as (
    delete from public.search_items s using gone g
    where (s.household_id, s.pet_id, s.area, s.noun, s.id) = (g.household_id, g.pet_id, g.area, g.noun, g.id)
      and not exists (select from missing m
        where (s.household_id, s.pet_id, s.area, s.noun, s.id) = (m.household_id, m.pet_id, m.area, m.noun, m.id))
  ),
  written as (
    insert into public.search_items (household_id, pet_id, area, noun, id, title, body, date, amount, type)
    select * from missing
    on conflict (household_id, pet_id, area, noun, id)
    do update set title = excluded.title, body = excluded.body, date = excluded.date, amount = excluded.amount, type = excluded.type
  )
  select count(*) into wrong from (
    select household_id, pet_id, area, noun, id from gone union select household_id, pet_id, area, noun, id from missing
  ) either;
  drop table right_items;
  return wrong;
end $$;

-- For later migrations: a table whose rows can be found, under their noun in the contract, by whoever may see this area
-- of the pet; by which column they are called, which others are looked into, and which say their day, sum and kind.
create function make_found(
  kept text, noun text, area text, title text, body text[] default '{}',
  date text default null, amount text default null, type text default null
) returns void language plpgsql as $$
begin
  execute format(
    'create trigger %I after insert or update or delete on %I for each row execute function keep_found(%L, %L, %L, %L, %L, %L, %L)',
    kept || '_found', kept, noun, coalesce(area, ''), title, body, coalesce(date, ''), coalesce(amount, ''), coalesce(type, ''));
end $$;

select make_found('pets', 'pets', 'profile', 'name',
  '{breed,chip_number,licence_number,color,insurance,allergies,conditions,notes}', type => 'species');
select make_found('expenses', 'expenses', 'expenses', 'description', '{notes}', 'date', 'amount', 'category');
select make_found('medical_records', 'medicalRecords', 'medicalRecords', 'description', 
  '{product,batch_number,vet_name,notes}', 'date', type => 'type');
select make_found('reminders', 'reminders', 'reminders', 'title', '{description}', 'date');
select rebuild_search_items();
