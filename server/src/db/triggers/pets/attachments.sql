create constraint trigger attachments_change
  after insert or update on attachments
  deferrable initially deferred for each row
  execute function write_attachment_change();

create trigger attachments_found
  after insert or delete or update on attachments
  for each row
  execute function keep_found('papers', '', 'name', '{}', 'added_on', '', 'kind', 'expires_on', 'thing_id');

create trigger attachments_know_tags
  before insert or update of tag_ids on attachments
  for each row
  when (new.tag_ids <> '{}'::uuid[])
  execute function demand_known_tags();

create trigger attachments_ring
  after insert or delete on attachments
  for each row
  execute function ring_attachments();

create trigger attachments_ring_anew
  after update on attachments
  for each row
  when ( case when old.noun = 'medicalRecords'::text and old.deleted_at is null and old.thing_deleted_at is null then ((old.expires_on + '09:00:00'::time without time zone) at time zone 'Asia/Jerusalem'::text) else null::timestamp with time zone end is distinct from case when new.noun = 'medicalRecords'::text and new.deleted_at is null and new.thing_deleted_at is null then ((new.expires_on + '09:00:00'::time without time zone) at time zone 'Asia/Jerusalem'::text) else null::timestamp with time zone end or old.pet_id <> new.pet_id)
  execute function ring_attachments();
