-- Writes the changes that an expense brings to others: an expense learns of its refund, and that it entered or left a
-- claim. The author is whoever wrote the refund or the claim; it is no edit of the expense itself.
create or replace function write_related_changes(was jsonb, now_is jsonb)
returns void language plpgsql as $$
declare
  home uuid := now_is ->> 'household_id';
  is_there boolean := now_is ->> 'deleted_at' is null;
  was_there boolean := was is not null and was ->> 'deleted_at' is null;
begin
  if now_is ->> 'refund_of' is not null
    and (is_there <> was_there or was is not null and was -> 'amount' <> now_is -> 'amount')
  then
    perform public.add_change(
      jsonb_build_object('household_id', home, 'id', e.id, 'pet_id', e.pet_id),
      'changed', 'expenses', 'expenses', coalesce(now_is ->> 'deleted_by', now_is ->> 'updated_by')::uuid
    )
    from public.expenses e
    where e.household_id = home and e.id = (now_is ->> 'refund_of')::uuid and e.deleted_at is null;
  end if;
  if was is not null and is_there and was -> 'claim_id' <> now_is -> 'claim_id' and was -> 'pet_id' = now_is -> 'pet_id' then
    perform public.add_change(
      now_is, 'changed', 'expenses', 'expenses', (
        select coalesce(c.deleted_by, c.updated_by) from public.claims c
        where c.household_id = home and c.id = coalesce(now_is ->> 'claim_id', was ->> 'claim_id')::uuid
      )
    );
  end if;
end $$;
