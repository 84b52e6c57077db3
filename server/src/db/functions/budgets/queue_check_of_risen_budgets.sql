-- Queues a budget check for each month in which a statement raises the sum of a pet and category, so that no path that
-- writes expenses can forget it.
create or replace function queue_check_of_risen_budgets()
returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform public.queue_budget_check(household_id, month)
    from (
      select distinct household_id, public.first_of_month(date) as month
      from new_rows where amount > 0 and deleted_at is null
    ) as risen;
  else
    perform public.queue_budget_check(household_id, month)
    from (
      select distinct household_id, public.first_of_month(date) as month
      from (
        select household_id, pet_id, category, date, amount from new_rows where deleted_at is null
        union all
        select household_id, pet_id, category, date, -amount from old_rows where deleted_at is null
      ) as moved
      group by household_id, pet_id, category, public.first_of_month(date)
      having sum(amount) > 0
    ) as risen;
  end if;
  return null;
end $$;
