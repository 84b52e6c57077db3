create constraint trigger attachments_change
  after insert or update on attachments
  deferrable initially deferred for each row
  execute function write_attachment_change();

create trigger attachments_found
  after insert or delete or update on attachments
  for each row
  execute function update_search_item('papers', '', 'name', '{}', 'added_on', '', 'kind', 'expires_on', 'thing_id');

create trigger attachments_schedule
  after insert or update or delete on attachments
  for each row
  execute function schedule_row('attachments', 'papers', 'attachment_due_at');
