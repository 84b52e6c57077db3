-- Deleted rows are listed and erased by the time at which they were deleted; the other indexes hold only kept rows.
do $$
declare
  resource text;
begin
  foreach resource in array array[
    'pets', 'medical_records', 'expenses', 'reminders', 'appointments', 'expense_plans', 'claims', 'vets', 'tags', 'budgets',
    'settlements', 'expense_categories', 'expense_templates', 'reminder_templates', 'attachments', 'comments'
  ] loop
    execute format(
      'create index %I on %I (household_id, deleted_at) where deleted_at is not null', resource || '_deleted', resource
    );
  end loop;
end $$;

-- Time at which a pet came from another household: rows that were deleted before then are not shown to the new one.
alter table pets add column came_at timestamptz;
alter table pets disable trigger user;
update pets p set came_at = h.ended_at
from (
  select to_household_id, pet_id, max(ended_at) as ended_at from handovers where state = 'done' group by to_household_id, pet_id
) h
where p.household_id = h.to_household_id and p.id = h.pet_id;
alter table pets enable trigger user;

-- An erased tag is taken from all rows that bear it. The lock is that of a foreign key: whoever writes a row with the tag at
-- that moment either comes first, and is seen, or is refused.
create or replace function demand_known_tags() returns trigger language plpgsql as $$
declare
  bears uuid;
begin
  foreach bears in array new.tag_ids loop
    perform from public.tags t where t.household_id = new.household_id and t.id = bears for key share;
    if not found then
      raise foreign_key_violation using constraint = 'known_tags', message = 'a tag is not known in this home';
    end if;
  end loop;
  return new;
end $$;

-- Erasing is no change that anybody hears of: what is erased was told when it was deleted. The transaction that erases says
-- so by `set_config('tzemed.erasing', 'on', true)`.
create or replace function add_change(line jsonb, happened text, noun text, area text, by_whom uuid, detail text default null)
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
