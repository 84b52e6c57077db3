create trigger admin_actions_kept
  before update or delete on admin_actions
  for each row
  execute function keep_admin_actions();

create trigger admin_actions_not_truncated
  before truncate on admin_actions
  for each statement
  execute function keep_admin_actions();
