-- Returns nine in the morning of the last day on which a medical record is valid.
create or replace function medical_record_due_at(record medical_records)
returns timestamptz language sql stable as $$
  select case when record.deleted_at is null
    then (record.valid_until + time '09:00') at time zone 'Asia/Jerusalem' end
$$;
