create constraint trigger invitations_change
  after insert or delete or update on invitations
  deferrable initially deferred for each row
  execute function write_change('households', '');
