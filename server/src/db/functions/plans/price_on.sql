-- As contract/src/money/expense-plan-price.ts says it.
create or replace function price_on(amount bigint, prices jsonb, day date) returns bigint language sql immutable
return coalesce((
  select (each ->> 'amount')::bigint from jsonb_array_elements(prices) each
  where (each ->> 'from')::date <= day order by (each ->> 'from')::date desc limit 1
), amount);
