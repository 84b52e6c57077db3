-- Erasing is no change that anybody hears of: what is erased was told when it was deleted. The transaction that erases says
-- so by `set_config('tzemed.erasing', 'on', true)`.
create or replace function add_change(line jsonb, happened text, noun text, area text, by_whom uuid, detail text default NULL)
returns void language sql as $$
  insert into public.changes (household_id, number, noun, id, pet_id, area, guest, what, who, at, detail)
  select home, number, noun, coalesce(line ->> 'id', line ->> 'user_id', line ->> 'household_id')::uuid,
    (case noun when 'pets' then line ->> 'id' else line ->> 'pet_id' end)::uuid, area,
    case noun when 'sharing' then (line ->> 'user_id')::uuid end, happened, by_whom, clock_timestamp(), detail
  from (
    select (line ->> 'household_id')::uuid as home where current_setting('tzemed.erasing', true) is distinct from 'on'
  ) of_line, public.next_change(home) as number
  where number is not null
$$;
