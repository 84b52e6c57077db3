-- A run of digits, '5.11.26': its digits as one, and the day that it may be.
create or replace function search_run(run text)
returns setof text language plpgsql immutable parallel safe as $$
declare
  day text[] := regexp_match(run, '^(\d{1,2})([-./])(\d{1,2})\2(\d{4}|\d{2})$');
  turned text[] := regexp_match(run, '^(\d{4})-(\d{1,2})-(\d{1,2})$');
begin
  return next regexp_replace(run, '[^0-9]', '', 'g');
  if day is not null then
    return query select unnest(public.search_day(
      day[4]::int + case when length(day[4]) = 2 then 2000 else 0 end, day[3]::int, day[1]::int));
  elsif turned is not null then
    return query select unnest(public.search_day(turned[1]::int, turned[2]::int, turned[3]::int));
  end if;
end $$;
