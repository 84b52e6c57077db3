-- What happens in a home, line by line, so that whoever looks at it elsewhere hears of it. Each table says so itself, and
-- at commit: the counter is the last lock that a transaction takes, so numbers rise in the order of commits. Whoever has
-- read up to a number has missed nothing below it. (docs/decisions/0037)

create table change_counters (
  household_id uuid primary key references households on delete cascade,
  last bigint not null default 0
  -- Room for the next number beside the last: it changes with every commit.
) with (fillfactor = 50);

create table changes (
  household_id uuid not null references change_counters on delete cascade,
  number bigint not null,
  noun text not null,
  id uuid not null,
  pet_id uuid,
  -- the right that a guest needs to hear of it; without one it is the owners' affair
  area text check (area in ('profile', 'medicalRecords', 'reminders', 'expenses')),
  -- whom it concerns beside those: the guest of a share
  guest uuid,
  what text not null check (what in ('made', 'changed', 'removed', 'restored')),
  -- nobody for what went for good, and for owners
  who uuid,
  at timestamptz not null,
  primary key (household_id, number)
);

create function begin_changes() returns trigger language plpgsql as $$
begin
  insert into public.change_counters (household_id) values (new.household_id);
  return null;
end $$;
create trigger households_begin_changes after insert on households for each row execute function begin_changes();
insert into change_counters (household_id) select household_id from households;

-- The next number of a home; null when the home itself is gone. A transaction takes them in blocks, each twice as large
-- as the one before: one by one, every update of the counter would walk past all that the transaction made of it before.
-- What is left of a block is a gap that nobody waits for. Who has sent the transaction is told which home it is.
create function next_change(home uuid) returns bigint language plpgsql as $$
declare
  held text[] := string_to_array(coalesce(current_setting('tzemed.changes', true), ''), ' ');
  number bigint := 1;
  final bigint := 0;
  size bigint := 0;
begin
  if held[1] = home::text then
    number := held[2]::bigint + 1;
    final := held[3]::bigint;
    size := held[4]::bigint;
  end if;
  if number > final then
    size := greatest(1, size * 2);
    update public.change_counters set last = last + size where household_id = home returning last into final;
    if not found then
      return null;
    end if;
    number := final - size + 1;
    if size = 1 then
      raise info using errcode = 'TZ001', message = home::text;
    end if;
  end if;
  perform set_config('tzemed.changes', concat_ws(' ', home, number, final, size), true);
  return number;
end $$;

create function add_change(line jsonb, happened text, noun text, area text, by_whom uuid) returns void
language sql as $$
  insert into public.changes (household_id, number, noun, id, pet_id, area, guest, what, who, at)
  select home, number, noun, coalesce(line ->> 'id', line ->> 'user_id', line ->> 'household_id')::uuid,
    (case noun when 'pets' then line ->> 'id' else line ->> 'pet_id' end)::uuid, area,
    case noun when 'sharing' then (line ->> 'user_id')::uuid end, happened, by_whom, clock_timestamp()
  from (select (line ->> 'household_id')::uuid as home) of_line, public.next_change(home) as number
  where number is not null
$$;

create function write_change() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  now_is jsonb := to_jsonb(new);
  was_there boolean := was is not null and coalesce(was ->> 'deleted_at', was ->> 'ended_at') is null;
  is_there boolean := now_is is not null and coalesce(now_is ->> 'deleted_at', now_is ->> 'ended_at') is null;
  moved boolean := was_there and is_there and was ->> 'pet_id' <> now_is ->> 'pet_id';
  -- made of other columns, and read by nobody
  unseen text[] := '{search_text}';
  noun text := tg_argv[0];
  area text := nullif(tg_argv[1], '');
  by_whom uuid := coalesce(
    now_is ->> 'deleted_by', now_is ->> 'ended_by', now_is ->> 'updated_by', now_is ->> 'answered_by',
    now_is ->> 'asked_by', now_is ->> 'created_by', now_is ->> 'chosen_by'
  )::uuid;
begin
  -- Whoever may see one of two pets only has lost it, or gained it.
  if was_there and (moved or not is_there) then
    perform public.add_change(was, 'removed', noun, area, by_whom);
  end if;
  if is_there and (moved or was is null) then
    perform public.add_change(now_is, 'made', noun, area, by_whom);
  elsif is_there and not was_there then
    perform public.add_change(now_is, 'restored', noun, area, by_whom);
  elsif is_there and was - unseen <> now_is - unseen then
    perform public.add_change(now_is, 'changed', noun, area, by_whom);
  end if;
  return null;
end $$;

-- For later migrations too: a table of homes whose changes are heard of, under its noun in the contract, by the owners
-- and by whoever may see this area of the pet.
create function follow_changes(followed text, noun text, area text default null) returns void language plpgsql as $$
begin
  execute format(
    'create constraint trigger %I after insert or update or delete on %I deferrable initially deferred
     for each row execute function write_change(%L, %L)',
    followed || '_change', followed, noun, coalesce(area, '')
  );
end $$;

select follow_changes('pets', 'pets', 'profile');
select follow_changes('expenses', 'expenses', 'expenses');
select follow_changes('medical_records', 'medicalRecords', 'medicalRecords');
select follow_changes('reminders', 'reminders', 'reminders');
select follow_changes('household_members', 'households');
select follow_changes('invitations', 'households');
select follow_changes('shares', 'sharing');

-- As it was, and followed: the area of a new noun is said here as in its contract.
drop function create_belongings;
create function create_belongings(noun text, area text, own_columns text, listed text default 'date desc, id desc')
returns void language plpgsql as $$
begin
  execute format('
    create table %I (
      household_id uuid not null,
      id uuid not null,
      pet_id uuid not null,
      %s,
      version int not null default 1,
      created_at timestamptz not null,
      created_by uuid not null,
      updated_at timestamptz not null,
      updated_by uuid not null,
      deleted_at timestamptz,
      deleted_by uuid,
      primary key (household_id, id),
      foreign key (household_id, pet_id) references pets (household_id, id) on delete cascade
    )', noun, own_columns);
  execute format('create index %I on %I (household_id, pet_id, %s) where deleted_at is null', noun || '_by_pet', noun, listed);
  -- medical_records are medicalRecords in the contract
  perform follow_changes(noun, lower(left(noun, 1)) || substr(replace(initcap(replace(noun, '_', ' ')), ' ', ''), 2), area);
end $$;
