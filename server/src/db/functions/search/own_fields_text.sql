-- A line for each: its name and what stands there.
create or replace function own_fields_text(own_fields jsonb)
returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(concat_ws(' ', field ->> 'name', field ->> 'value'), E'\n' order by place), '')
  from jsonb_array_elements(own_fields) with ordinality as own (field, place)
$$;
