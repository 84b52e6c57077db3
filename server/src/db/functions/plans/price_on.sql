-- Returns the price of a plan on a day, as contract/src/money/expense-plan-price.ts does.
create or replace function price_on(amount bigint, prices jsonb, day date) returns bigint language sql immutable
return coalesce((
  select (each ->> 'amount')::bigint from jsonb_array_elements(prices) each
  where (each ->> 'from')::date <= day order by (each ->> 'from')::date desc limit 1
), amount);
