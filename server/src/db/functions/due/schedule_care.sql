-- Keeps the directory of pets whose care plan makes reminders; a plan that is turned on is made at the next look.
create or replace function schedule_care()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.key = 'reminders' then
      delete from public.due_care where household_id = old.household_id and pet_id = old.pet_id;
    end if;
  elsif new.key = 'reminders' then
    if new.deleted_at is null and new.is_chosen then
      insert into public.due_care (pet_id, household_id) values (new.pet_id, new.household_id) on conflict do nothing;
    else
      delete from public.due_care where household_id = new.household_id and pet_id = new.pet_id;
    end if;
  end if;
  return null;
end $$;
