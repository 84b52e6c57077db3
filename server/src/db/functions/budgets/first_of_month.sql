create or replace function first_of_month(day date) returns date language sql immutable parallel safe
return day - (extract(day from day)::int - 1);
