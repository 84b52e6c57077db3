-- The bytes of `profile_picture`, which is their id in the store.
alter table users
  add picture_size int check (picture_size > 0),
  add picture_sha256 bytea,
  add constraint users_picture_whole check (num_nulls(profile_picture, picture_size, picture_sha256) in (0, 3));
-- for the sweep of stored bytes
create index users_by_picture on users (profile_picture) where profile_picture is not null;
