create or replace function add_on_day(days bigint[], day date, more bigint)
returns bigint[] language plpgsql immutable parallel safe as $$
declare
  at int := extract(day from day);
begin
  days[at] := coalesce(days[at], 0) + more;
  return days;
end $$;
