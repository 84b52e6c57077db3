-- Writes a change to the change feed.
create or replace function write_change()
returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  now_is jsonb := to_jsonb(new);
  was_there boolean := was is not null and coalesce(was ->> 'deleted_at', was ->> 'ended_at') is null;
  is_there boolean := now_is is not null and coalesce(now_is ->> 'deleted_at', now_is ->> 'ended_at') is null;
  moved boolean := was_there and is_there and was ->> 'pet_id' <> now_is ->> 'pet_id';
  -- made of other columns, and read by nobody; or told by what it is made of
  unseen text[] := '{search_text,refunded,claim_id,freed_ids,next_at,moves_at,is_over,scheduled_at,change_dismissed_at}';
  noun text := tg_argv[0];
  area text := nullif(tg_argv[1], '');
  -- A share that ends with its last day is ended by nobody.
  -- A reminder is made and moved by its source; what a person does with it is that it is closed.
  by_whom uuid := case when now_is ->> 'source' is not null then (now_is ->> 'closed_by')::uuid when noun <> 'sharing' or now_is ->> 'ended_at' is null or now_is ->> 'ended_by' is not null then coalesce(
    now_is ->> 'deleted_by', now_is ->> 'ended_by', now_is ->> 'updated_by', now_is ->> 'answered_by',
    now_is ->> 'asked_by', now_is ->> 'created_by', now_is ->> 'chosen_by'
  )::uuid end;
begin
  -- A reader who may see only one of two pets has lost the row, or gained it.
  if was_there and (moved or not is_there) then
    perform public.add_change(was, 'removed', noun, area, by_whom);
  end if;
  if is_there and (moved or was is null) then
    perform public.add_change(now_is, 'made', noun, area, by_whom);
  elsif is_there and not was_there then
    perform public.add_change(now_is, 'restored', noun, area, by_whom);
  elsif is_there and was - unseen <> now_is - unseen then
    perform public.add_change(now_is, 'changed', noun, area, by_whom, case
      when noun = 'reminders' and was ->> 'completed_at' is null and now_is ->> 'completed_at' is not null then 'completed'
      when noun = 'reminders' and was ->> 'completed_at' is not null and now_is ->> 'completed_at' is null then 'reopened'
      when noun = 'pets' and was ->> 'archived_at' is null and now_is ->> 'archived_at' is not null then 'archived'
      when noun = 'pets' and was ->> 'archived_at' is not null and now_is ->> 'archived_at' is null then 'unarchived'
    end);
  end if;
  if noun = 'expenses' and now_is is not null then
    perform public.write_related_changes(was, now_is);
  end if;
  return null;
end $$;
