-- The id of one of a home's own; null of one that is built in.
create or replace function own_category(category text) returns uuid language sql immutable parallel safe
return case when length(category) = 36 then category::uuid end;
