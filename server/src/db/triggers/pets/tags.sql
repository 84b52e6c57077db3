create constraint trigger tags_change
  after insert or delete or update on tags
  deferrable initially deferred for each row
  execute function write_change('tags', 'profile');
