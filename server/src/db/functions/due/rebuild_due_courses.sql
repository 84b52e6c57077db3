-- Repairs missing or wrong times of courses, for a database that was filled without its triggers, and returns their number.
create or replace function rebuild_due_courses()
returns bigint language sql as $$
  with due as (
    select household_id, id as medicine_id, moves_at from public.medicines
    where deleted_at is null and moves_at is not null
  ), gone as (
    delete from public.due_courses d
    where not exists (select from due where due.household_id = d.household_id and due.medicine_id = d.medicine_id)
    returning 1
  ), put as (
    insert into public.due_courses as kept (household_id, medicine_id, moves_at)
    select * from due
    on conflict (medicine_id, household_id) do update set moves_at = excluded.moves_at
    where kept.moves_at <> excluded.moves_at
    returning 1
  )
  select (select count(*) from gone) + (select count(*) from put)
$$;
