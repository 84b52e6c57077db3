create constraint trigger comments_change
  after insert or update on comments
  deferrable initially deferred for each row
  execute function write_attachment_change();
