-- Papers are found by their names, as long as the thing stands that they hang on; and what holds for a time by when it ends.
-- (docs/decisions/0052)

-- The day in Israel on which they were attached.
alter table attachments add column added_on date not null
  generated always as ((created_at at time zone 'Asia/Jerusalem')::date) stored;

-- The last day on which it holds, and the thing that it hangs on, under its noun.
alter table search_items
  add column until date,
  add column thing_noun text,
  add column thing_id uuid,
  add check ((thing_noun is null) = (thing_id is null));

create function search_codes(date date, amount bigint, type text, until date) returns text language sql immutable parallel safe as $$
  select public.search_codes(date, amount, type) || coalesce(' ' || array_to_string(
    public.search_day(extract(year from until)::int, extract(month from until)::int, extract(day from until)::int), ' ') || ' ', '')
$$;
alter table search_items drop column body_words;
alter table search_items add column body_words text not null
  generated always as (search_words(body) || search_codes(date, amount, type, until)) stored;

-- What of a row can be found; nothing of one that was deleted, nor of what hangs on such a one. An area that is not said
-- is the row's own.
create function search_item_of(
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
  return item;
end $$;

-- A table says so in few words or, since what it says last came later, in fewer.
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
    insert into public.search_items (household_id, pet_id, area, noun, id, title, body, date, amount, type, until, thing_noun, thing_id)
    values (item.household_id, item.pet_id, item.area, item.noun, item.id, item.title, item.body, item.date, item.amount, item.type,
      item.until, item.thing_noun, item.thing_id)
    on conflict (household_id, pet_id, area, noun, id)
    do update set title = excluded.title, body = excluded.body, date = excluded.date, amount = excluded.amount,
      type = excluded.type, until = excluded.until, thing_noun = excluded.thing_noun, thing_id = excluded.thing_id;
  end if;
  return null;
end $$;

create or replace function all_found() returns setof search_items language plpgsql as $$
declare
  told record;
begin
  for told in
    select tgrelid::regclass as rows, string_to_array(encode(tgargs, 'escape'), '\000') as said
    from pg_trigger where tgfoid = 'public.keep_found'::regproc
  loop
    return query execute format(
      'select item.* from %s t, public.search_item_of(to_jsonb(t), $1, nullif($2, ''''), $3, $4::text[], $5, $6, $7, $8, $9) item
       where item.id is not null', told.rows)
    using told.said[1], told.said[2], told.said[3], told.said[4], told.said[5], told.said[6], told.said[7], told.said[8], told.said[9];
  end loop;
end $$;

create or replace function rebuild_search_items() returns bigint language plpgsql as $$
declare
  wrong bigint;
begin
  lock table public.search_items in share row exclusive mode;
  create temporary table right_items as
    select household_id, pet_id, area, noun, id, title, body, date, amount, type, until, thing_noun, thing_id
    from public.all_found();
  with stands as (
    select household_id, pet_id, area, noun, id, title, body, date, amount, type, until, thing_noun, thing_id
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
    insert into public.search_items (household_id, pet_id, area, noun, id, title, body, date, amount, type, until, thing_noun, thing_id)
    select * from missing
    on conflict (household_id, pet_id, area, noun, id)
    do update set title = excluded.title, body = excluded.body, date = excluded.date, amount = excluded.amount,
      type = excluded.type, until = excluded.until, thing_noun = excluded.thing_noun, thing_id = excluded.thing_id
  )
  select count(*) into wrong from (
    select household_id, pet_id, area, noun, id from gone union select household_id, pet_id, area, noun, id from missing
  ) either;
  drop table right_items;
  return wrong;
end $$;

drop function search_item_of(jsonb, text, text, text, text[], text, text, text);
drop function make_found(text, text, text, text, text[], text, text, text);

-- For later migrations: as before; and by which columns its rows say until when they hold, and on which thing they hang,
-- whose noun stands in `noun` then, and in `thing_deleted_at` whether it is gone.
create function make_found(
  kept text, noun text, area text, title text, body text[] default '{}',
  date text default null, amount text default null, type text default null, until text default null, thing text default null
) returns void language plpgsql as $$
begin
  execute format(
    'create trigger %I after insert or update or delete on %I for each row
     execute function keep_found(%L, %L, %L, %L, %L, %L, %L, %L, %L)',
    kept || '_found', kept, noun, coalesce(area, ''), title, body, coalesce(date, ''), coalesce(amount, ''),
    coalesce(type, ''), coalesce(until, ''), coalesce(thing, ''));
end $$;

drop trigger medical_records_found on medical_records;
select make_found('medical_records', 'medicalRecords', 'medicalRecords', 'description',
  '{product,batch_number,vet_name,notes}', 'date', type => 'type', until => 'valid_until');
select make_found('attachments', 'papers', null, 'name',
  date => 'added_on', type => 'kind', until => 'expires_on', thing => 'thing_id');
select rebuild_search_items();
