-- Returns nine in the morning of the day on which an attachment of a medical record expires.
create or replace function attachment_due_at(attachment attachments)
returns timestamptz language sql stable as $$
  select case when attachment.noun = 'medicalRecords' and attachment.deleted_at is null
      and attachment.thing_deleted_at is null
    then (attachment.expires_on + time '09:00') at time zone 'Asia/Jerusalem' end
$$;
