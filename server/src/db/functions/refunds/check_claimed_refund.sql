-- A refund is paid by the claim that its expense is in, or by none; that one is held, as whoever writes a refund holds it.
create or replace function check_claimed_refund()
returns trigger language plpgsql as $$
begin
  -- An expense written by the same statement is not visible yet.
  if exists (
    select from public.expenses e
    where e.household_id = new.household_id and e.id = new.refund_of and e.claim_id is distinct from new.claim_id
  ) then
    raise check_violation using constraint = 'refunds_of_claims', message = 'a refund is of another claim than its expense';
  end if;
  return new;
end $$;
