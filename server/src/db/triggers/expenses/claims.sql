create constraint trigger claims_change
  after insert or delete or update on claims
  deferrable initially deferred for each row
  execute function write_change('claims', 'expenses');

create trigger claims_end_attachments
  after delete on claims
  for each row
  execute function move_attachments('claims');

create trigger claims_found
  after insert or delete or update on claims
  for each row
  execute function update_search_item('claims', 'expenses', 'insurer', '{reference,policy_number,answer,notes}', 'sent_on', '', '', '', '');

create trigger claims_know_tags
  before insert or update of tag_ids on claims
  for each row
  when (new.tag_ids <> '{}'::uuid[])
  execute function check_tags();

create trigger claims_take_attachments
  after update of pet_id, deleted_at on claims
  for each row
  when (old.pet_id <> new.pet_id or old.deleted_at is distinct from new.deleted_at)
  execute function move_attachments('claims');
