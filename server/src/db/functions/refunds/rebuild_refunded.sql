-- Recomputes the refunded amount of each expense, for rows that bypassed the triggers, and returns the number of wrong
-- ones.
create or replace function rebuild_refunded()
returns bigint language sql as $$
  with wrong as (
    update public.expenses e set refunded = right_one.refunded
    from (
      select w.household_id, w.id, coalesce(-sum(r.amount), 0) as refunded
      from public.expenses w
      left join public.expenses r
        on r.household_id = w.household_id and r.refund_of = w.id and r.deleted_at is null
      where w.refunded <> 0 or r.id is not null
      group by w.household_id, w.id
    ) right_one
    where e.household_id = right_one.household_id and e.id = right_one.id and e.refunded <> right_one.refunded
    returning 1
  )
  select count(*) from wrong
$$;
