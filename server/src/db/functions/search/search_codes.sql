-- Returns the searchable codes of a row, as before, also for amounts below zero.
create or replace function search_codes(date date, amount bigint, type text, until date)
returns text language plpgsql immutable parallel safe as $$
begin
  return concat(
    ' ' || array_to_string(
      public.search_day(extract(year from date)::int, extract(month from date)::int, extract(day from date)::int), ' ') || ' ',
    ' ₪' || abs(amount) / 100 || '.' || lpad((abs(amount) % 100)::text, 2, '0') || ' ',
    ' #' || type || ' ',
    ' ' || array_to_string(
      public.search_day(extract(year from until)::int, extract(month from until)::int, extract(day from until)::int), ' ') || ' '
  );
end $$;
