create or replace function add_days(days bigint[], more bigint[])
returns bigint[] language plpgsql immutable parallel safe as $$
begin
  for at in 1 .. 31 loop
    if more[at] is not null then
      days[at] := coalesce(days[at], 0) + more[at];
    end if;
  end loop;
  return days;
end $$;
