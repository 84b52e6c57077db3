-- What is of a home and hangs off none of its pets is found as well: its line has the home in the place of the pet, and goes
-- with it. A pet is none of its home's ids. (docs/decisions/0065)
alter table search_items drop constraint search_items_household_id_pet_id_fkey;
alter table search_items add column of_pet uuid generated always as (nullif(pet_id, household_id)) stored,
  add foreign key (household_id, of_pet) references pets (household_id, id) on delete cascade,
  add foreign key (household_id) references households on delete cascade;

-- As before; and a field that is a list has a line for each.
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
    written := case jsonb_typeof(line -> field)
      when 'array' then (select string_agg(one, E'\n') from jsonb_array_elements_text(line -> field) one)
      else line ->> field
    end;
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
  item.tag_ids := array(select jsonb_array_elements_text(coalesce(line -> 'tag_ids', '[]')))::uuid[];
  return item;
end $$;

-- By every number, in the order in which the book shows them.
select make_found('vets', 'vets', 'medicalRecords', 'name', '{clinic,phones,address,notes}');
select rebuild_search_items();
