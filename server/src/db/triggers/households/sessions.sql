create trigger sessions_forget_devices
  after update of revoked_at on sessions
  for each row
  when (old.revoked_at is null and new.revoked_at is not null)
  execute function delete_device();
