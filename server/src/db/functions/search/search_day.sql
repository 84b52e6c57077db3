-- The words of a day: as it is, and of any year.
create or replace function search_day(year integer, month integer, day integer)
returns text[] language sql immutable parallel safe as $$
  select case when month between 1 and 12 and day between 1 and 31 then array[
    '@' || lpad(year::text, 4, '0') || lpad(month::text, 2, '0') || lpad(day::text, 2, '0') || '@',
    '@-' || lpad(month::text, 2, '0') || lpad(day::text, 2, '0') || '@'
  ] end
$$;
