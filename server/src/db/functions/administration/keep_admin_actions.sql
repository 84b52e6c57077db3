-- Refuses to change or remove lines of the log of administrators before their two years are over.
create or replace function keep_admin_actions()
returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '2 years' then
    return old;
  end if;
  raise insufficient_privilege using message = 'admin_actions is append-only';
end
$$;
