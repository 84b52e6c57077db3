create or replace function payer_of(paid_by uuid) returns uuid language sql immutable parallel safe
return coalesce(paid_by, '00000000-0000-0000-0000-000000000000');
