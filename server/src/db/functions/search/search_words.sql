-- Returns the words by which a text is found, with a weight: each word; as 'חיסונ=' without ו, ש, ב, כ, ל, מ, ה
-- before it; a number such as '052-555 1234' also as one word; '<4321' is a reversed word that ends in four digits;
-- '~brbkt' are the consonants of 'ברווקטו' and 'Bravecto'. `search/normalize-text.ts` has the same rules.
create or replace function search_words(written text, weight text)
returns tsvector language plpgsql immutable parallel safe strict as $$
declare
  between constant text := '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u05c0\u05c3\u05c6\u060c\u061b\u061e\u061f\u066a-\u066d\u06d4\u2000-\u2bff\u3000-\u303f\ufffc\ufffd]+';
  plain text := public.search_plain(written);
  -- Consonants alone, those that are written for one another as one, and a doubled one once.
  sounds text := replace(replace(replace(replace(replace(plain, 'וו', 'b'), 'x', 'ks'), 'ce', 'se'), 'ci', 'si'), 'cy', 'sy');
begin
  if plain = '' then
    return '';
  end if;
  sounds := translate(sounds, 'בגדזחטכלמנסצפקרשתcqvwfjzאהויעaeiouyh', 'bgdsktklmnsspkrstkkbbpgs');
  -- A backreference takes thirty times as long.
  sounds := replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(sounds, 'bb', 'b'), 'dd', 'd'), 'gg', 'g'), 'kk', 'k'), 'll', 'l'), 'mm', 'm'), 'nn', 'n'), 'pp', 'p'), 'rr', 'r'), 'ss', 's'), 'tt', 't');
  return coalesce((
    with words as materialized (
      select left(word, 200) as word from regexp_split_to_table(plain, between) word where word <> ''
      union all
      select left(regexp_replace(run[1], '[^0-9]', '', 'g'), 200) from regexp_matches(plain, '[0-9]+(?:[-./,:][0-9]+)+', 'g') run
      union all
      select left(joined, 200) from regexp_matches(plain, '[0-9]+(?:[- ][0-9]+)+', 'g') run,
        regexp_replace(run[1], '[^0-9]', '', 'g') joined
      where length(joined) >= 9
    )
    select string_agg('''' || word || ''':1' || weight, ' ') from (
      select word from words
      union all
      select substr(word, n + 1) || '=' from words, generate_series(1, 3) n
      where strpos('ושבכלמה', left(word, 1)) > 0
        and left(word, n) = any('{ו,ש,ב,כ,ל,מ,ה,וש,וב,וכ,ול,ומ,וה,שב,שכ,של,שמ,שה,כש,מש,בה,כה,לה,מה,ושב,ושכ,ושל,ושמ,ושה,וכש,ומש,ובה,וכה,ולה,ומה,שבה,שכה,שלה,שמה,כשב,כשל,כשמ,כשה,לכש,משה}')
        and substr(word, n + 1) ~ '^([0-9]|..)'
      union all
      select '<' || reverse(word) from words where word ~ '.[0-9]{4}$'
      union all
      select '~' || sound from regexp_split_to_table(sounds, between) sound where sound ~ '^[a-z]{3,200}$'
    ) terms
  ), '')::tsvector;
end $$;
