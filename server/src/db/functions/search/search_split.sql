-- Splits a text at the characters that no word contains. All other characters belong to words, in any script; the first
-- and the last part may be empty.
create or replace function search_split(plain text)
returns text[] language sql immutable parallel safe as $$
  select regexp_split_to_array(
    plain,
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u05c0\u05c3\u05c6\u060c\u061b\u061e\u061f\u066a-\u066d\u06d4\u2000-\u2bff\u3000-\u303f\ufffc\ufffd]+'
  )
$$;
