create constraint trigger claims_change
  after insert or delete or update on claims
  deferrable initially deferred for each row
  execute function write_change('claims', 'expenses');

create trigger claims_found
  after insert or delete or update on claims
  for each row
  execute function update_search_item('claims', 'expenses', 'insurer', '{reference,policy_number,answer,notes}', 'sent_on', '', '', '', '');
