-- Returns how the words of a text sound, by their consonants: 'ברווקטו' and 'Bravecto' are both 'brbkt'.
create or replace function search_sounds(written text)
returns text language plpgsql immutable parallel safe strict as $$
declare
  heard text := replace(public.search_plain(written), 'וו', 'b');
  sounds text[] := '{}';
  sound text;
begin
  if heard ~ '[a-z]' then
    heard := replace(replace(replace(replace(replace(replace(heard,
      'ph', 'p'), 'sh', 's'), 'ch', 'k'), 'ck', 'k'), 'th', 't'), 'x', 'ks');
    heard := replace(replace(replace(heard, 'ce', 'se'), 'ci', 'si'), 'cy', 'sy');
  end if;
  heard := translate(heard, 'בגדזחטכלמנסצפקרשתcqvwfjzאהויעaeiouyh', 'bgdsktklmnsspkrstkkbbpgs');
  -- a doubled consonant is heard once; a backreference takes thirty times as long
  heard := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(heard, 'bb', 'b'), 'dd', 'd'), 'gg', 'g'), 'kk', 'k'), 'll', 'l'), 'mm', 'm'), 'nn', 'n'), 'pp', 'p'), 'rr', 'r'), 'ss', 's'), 'tt', 't');
  foreach sound in array public.search_split(heard) loop
    if sound ~ '^[a-z]{3,}$' then
      sounds := sounds || sound;
    end if;
  end loop;
  return public.search_once(sounds);
end $$;
