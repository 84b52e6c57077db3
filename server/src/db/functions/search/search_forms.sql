-- A word, and what it is without what is written as one with it.
create or replace function search_forms(token text)
returns text[] language plpgsql immutable parallel safe as $$
declare
  forms text[] := array[token];
begin
  if strpos('ושבכלמה', left(token, 1)) > 0 then
    for n in 1..least(3, length(token) - 1) loop
      if left(token, n) = any('{ו,ש,ב,כ,ל,מ,ה,וש,וב,וכ,ול,ומ,וה,שב,שכ,של,שמ,שה,כש,מש,בה,כה,לה,מה,ושב,ושכ,ושל,ושמ,ושה,וכש,ומש,ובה,וכה,ולה,ומה,שבה,שכה,שלה,שמה,כשב,כשל,כשמ,כשה,לכש,משה}')
        and (length(token) > n + 1 or strpos('0123456789', substr(token, n + 1)) > 0)
      then
        forms := forms || (substr(token, n + 1) || '=');
      end if;
    end loop;
  end if;
  return forms;
end $$;
