-- Each of some words once, between two spaces; of nothing nothing.
create or replace function search_once(words text[])
returns text language plpgsql immutable parallel safe as $$
declare
  told text := ' ';
  word text;
begin
  -- A long list would search for each word among all the others.
  if cardinality(words) > 40 then
    return coalesce((select ' ' || string_agg(distinct one, ' ') || ' ' from unnest(words) one where one <> ''), '');
  end if;
  foreach word in array words loop
    if word <> '' and strpos(told, ' ' || word || ' ') = 0 then
      told := told || word || ' ';
    end if;
  end loop;
  return case when told = ' ' then '' else told end;
end $$;
