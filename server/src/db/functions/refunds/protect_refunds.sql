-- An expense that comes back is asked for its refunds first; of most there is none, and then nothing is held: of ten thousand
-- that come back at once the months of each took as long as all else. A refund that is made meanwhile waits for the
-- expense, which is held before this is called. (docs/decisions/0082)
create or replace function protect_refunds()
returns trigger language plpgsql as $$
begin
  perform from public.expenses r where r.household_id = old.household_id and r.refund_of = old.id order by r.id for no key update;
  if not found then
    return new;
  end if;
  if new.date > old.date and exists (
    select from public.expenses r
    where r.household_id = old.household_id and r.refund_of = old.id and r.deleted_at is null and r.date < new.date
  ) then
    raise check_violation using constraint = 'refunds_after_expenses', message = 'a refund is before its expense';
  end if;
  return new;
end $$;
