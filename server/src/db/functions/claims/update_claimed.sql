-- Releases the expenses of a deleted claim, and adds them again when the claim is restored, unless an expense is in
-- another claim by then or of another pet. A claim that moves to another pet leaves its expenses behind.
create or replace function update_claimed()
returns trigger language plpgsql as $$
begin
  if old.deleted_at is not null and new.deleted_at is null then
    perform from public.expenses e
    where e.household_id = new.household_id and e.id = any(new.freed_ids) and e.refund_of is null order by e.id for no key update;
    -- Expenses before what came back of them: they say what that may be of.
    update public.expenses e set claim_id = new.id
    where e.household_id = new.household_id and e.id = any(new.freed_ids) and e.refund_of is null
      and e.claim_id is null and e.pet_id = new.pet_id;
    update public.expenses e set claim_id = new.id
    where e.household_id = new.household_id and e.id = any(new.freed_ids) and e.refund_of is not null
      and e.claim_id is null and e.pet_id = new.pet_id and exists (
        select from public.expenses w
        where w.household_id = e.household_id and w.id = e.refund_of and w.claim_id = new.id
      );
    new.freed_ids := '{}';
  else
    -- Held first: what somebody is writing down as paid by it is in it then.
    perform from public.expenses e
    where e.household_id = old.household_id and e.claim_id = old.id and e.refund_of is null order by e.id for no key update;
    if new.deleted_at is not null and old.deleted_at is null then
      new.freed_ids := array(
        select e.id from public.expenses e where e.household_id = old.household_id and e.claim_id = old.id order by e.id
      );
    end if;
    update public.expenses e set claim_id = null where e.household_id = old.household_id and e.claim_id = old.id;
  end if;
  return new;
end $$;
