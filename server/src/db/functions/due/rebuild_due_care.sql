-- Repairs missing or superfluous pets in the directory of care plans, for a database that was filled without its triggers,
-- and returns their number.
create or replace function rebuild_due_care()
returns bigint language sql as $$
  with due as (
    select household_id, pet_id from public.care_items where key = 'reminders' and is_chosen and deleted_at is null
  ), gone as (
    delete from public.due_care d
    where not exists (select from due where due.household_id = d.household_id and due.pet_id = d.pet_id)
    returning 1
  ), put as (
    insert into public.due_care (household_id, pet_id) select * from due on conflict do nothing
    returning 1
  )
  select (select count(*) from gone) + (select count(*) from put)
$$;
