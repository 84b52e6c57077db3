-- Removes an expense from its claim when it moves to another pet: neither one follows the other by itself.
create or replace function remove_from_claim()
returns trigger language plpgsql as $$
begin
  new.claim_id := null;
  return new;
end $$;
