-- Returns the sums per day with null for zero: a day that has no rows any more equals one that never had any.
create or replace function days_said(days bigint[]) returns bigint[] language sql immutable parallel safe
return coalesce(array_replace(days, 0, null), array_fill(null::bigint, '{31}'));
