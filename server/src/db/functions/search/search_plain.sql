-- Text with one spelling: without niqqud, accents, quotes and direction marks, in small letters, without final letters.
create or replace function search_plain(written text)
returns text language sql immutable parallel safe as $$
  select translate(
    regexp_replace(
      normalize(replace(written, '´', ''), NFKD),
      '[''"`\u00ad\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u05f3\u05f4\u061c\u064b-\u065f\u0670\u200b-\u200f\u2018-\u201f\u202a-\u202e\u2032\u2033\u2060-\u206f\ufe00-\ufe0f\ufeff]',
      '', 'g'
    ),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЄךםןףץ٠١٢٣٤٥٦٧٨٩־‐‒–—―−',
    'abcdefghijklmnopqrstuvwxyzабвгдежзиклмнопрстуфхцчшщъыьэюяієכמנפצ0123456789-------'
  )
$$;
