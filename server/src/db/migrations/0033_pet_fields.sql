-- What a licence, a chip and an insurance say, each in a place of its own; what was written of an insurance as a whole stays
-- where it was. And what somebody writes down of a pet for which there is no field. (docs/decisions/0059)
alter table pets
  add column chip_date date check (chip_date between '1900-01-01' and '2200-12-31'),
  add column licence_municipality text,
  add column licence_valid_until date check (licence_valid_until between '1900-01-01' and '2200-12-31'),
  add column insurer text,
  add column policy_number text,
  add column insurance_renewal date check (insurance_renewal between '1900-01-01' and '2200-12-31'),
  add column insurance_waiting_until date check (insurance_waiting_until between '1900-01-01' and '2200-12-31'),
  add column own_fields jsonb not null default '[]'
    check (jsonb_typeof(own_fields) = 'array' and jsonb_array_length(own_fields) <= 20);

-- A line for each: its name and what stands there.
create function own_fields_text(own_fields jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(concat_ws(' ', field ->> 'name', field ->> 'value'), E'\n' order by place), '')
  from jsonb_array_elements(own_fields) with ordinality as own (field, place)
$$;
alter table pets add column own_text text not null generated always as (own_fields_text(own_fields)) stored;

drop trigger pets_found on pets;
select make_found('pets', 'pets', 'profile', 'name',
  '{breed,chip_number,licence_number,licence_municipality,color,insurer,policy_number,insurance,own_text,allergies,conditions,notes}',
  type => 'species');
