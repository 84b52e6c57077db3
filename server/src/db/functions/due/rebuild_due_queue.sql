-- Rebuilds the missing or wrong entries of the due queue, for a database that was filled without its triggers, and
-- returns their number.
create or replace function rebuild_due_queue()
returns bigint language sql as $$
  with items as (
    select id, household_id, pet_id, 'reminders' as noun, 'reminders' as topic, public.reminder_due_at(r) as due
    from public.reminders r
    union all
    select id, household_id, pet_id, 'appointments', 'appointments', public.appointment_due_at(a)
    from public.appointments a
    union all
    select id, household_id, pet_id, 'medicalRecords', 'papers', public.medical_record_due_at(m)
    from public.medical_records m
    union all
    select id, household_id, pet_id, 'attachments', 'papers', public.attachment_due_at(f)
    from public.attachments f
    union all
    select id, household_id, pet_id, 'medicines', 'papers', public.medicine_due_at(c)
    from public.medicines c
  )
  select count(public.schedule_due(i.id, i.household_id, i.pet_id, i.noun, i.topic, i.due, now()))
  from items i
  left join public.due_queue q on q.thing_id = i.id and q.noun = i.noun and q.household_id = i.household_id
  where (q.due_at, q.pet_id) is distinct from (i.due, case when i.due is not null then i.pet_id end)
$$;
