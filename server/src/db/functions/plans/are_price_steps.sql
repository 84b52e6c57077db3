-- Steps of a price: each after the one before, the first after the plan begins.
create or replace function are_price_steps(prices jsonb, starts_on date) returns boolean language sql immutable
return jsonb_typeof(prices) = 'array' and jsonb_array_length(prices) <= 24 and (
  -- a step without a day or an amount is invalid, not unknown
  select coalesce(bool_and(
    coalesce(step.amount between 1 and 1000000000 and step.day > coalesce(step.before, starts_on), false)
  ), true)
  from (
    select (each ->> 'amount')::bigint as amount, (each ->> 'from')::date as day,
      lag((each ->> 'from')::date) over (order by nth) as before
    from jsonb_array_elements(prices) with ordinality steps (each, nth)
  ) step
);
