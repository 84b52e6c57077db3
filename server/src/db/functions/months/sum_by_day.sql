-- Sums some days of one month, by day.
create or replace aggregate sum_by_day(date, bigint) (
  sfunc = add_on_day, stype = bigint[], parallel = safe,
  initcond = '{null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null}'
);
