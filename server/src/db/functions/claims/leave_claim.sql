-- Removes an expense from its claim when it moves to another pet: neither one follows the other by itself.
create or replace function leave_claim()
returns trigger language plpgsql as $$
begin
  new.claim_id := null;
  return new;
end $$;
