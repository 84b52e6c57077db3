-- Neither goes along to another pet by itself.
create or replace function leave_claim()
returns trigger language plpgsql as $$
begin
  new.claim_id := null;
  return new;
end $$;
