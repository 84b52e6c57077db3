-- Returns the search item of a row; a list field has one line per element. Null for a deleted row, and for the reminder
-- of a medicine, which is found itself. The title of a row may be missing: it is found by its type and day.
create or replace function search_item_of(line jsonb, noun text, area text, title text, body text[], date text, amount text, type text, until text, thing text)
returns search_items language plpgsql immutable parallel safe as $$
declare
  item public.search_items;
  field text;
  written text;
begin
  if line is null or line ->> 'deleted_at' is not null or line ->> 'thing_deleted_at' is not null
    or line ->> 'source' = 'medicines' then
    return null;
  end if;
  -- A value without a note has no words of its own: thousands of them would only fill the index.
  if noun = 'measurements' and coalesce(line ->> title, '') = '' then
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
  item.title := coalesce(line ->> title, '');
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
