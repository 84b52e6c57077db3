-- Keeps the time at which a course moves on to its next dose.
create or replace function schedule_course()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from public.due_courses where household_id = old.household_id and medicine_id = old.id;
  elsif tg_op = 'UPDATE' and old.moves_at is not distinct from new.moves_at
    and (old.deleted_at is null) = (new.deleted_at is null) then
    return null;
  elsif new.deleted_at is not null or new.moves_at is null then
    delete from public.due_courses where household_id = new.household_id and medicine_id = new.id;
  else
    insert into public.due_courses (household_id, medicine_id, moves_at) values (new.household_id, new.id, new.moves_at)
    on conflict (medicine_id, household_id) do update set moves_at = excluded.moves_at, again_at = null;
  end if;
  return null;
end $$;
