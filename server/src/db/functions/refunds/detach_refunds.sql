-- Refunds of what has left a claim are of none.
create or replace function detach_refunds()
returns trigger language plpgsql as $$
begin
  update public.expenses r set claim_id = null
  where r.household_id = new.household_id and r.refund_of = new.id and r.claim_id is not null;
  return null;
end $$;
