-- Returns nine in the morning of the last day of the prescription of a medicine that is still taken.
create or replace function medicine_due_at(medicine medicines)
returns timestamptz language sql stable as $$
  select case when medicine.deleted_at is null and not medicine.is_over
    then (medicine.prescription_until + time '09:00') at time zone 'Asia/Jerusalem' end
$$;
