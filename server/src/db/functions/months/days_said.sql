-- What they tell: a day that has none any more tells what one does that never had any.
create or replace function days_said(days bigint[]) returns bigint[] language sql immutable parallel safe
return coalesce(array_replace(days, 0, null), array_fill(null::bigint, '{31}'));
