-- The words of search items are one tsvector, which a trigger fills (`triggers/search/search_items.sql`). The index has the
-- expression of `search_terms`. (docs/decisions/0052)
alter table search_items drop column title_words, drop column body_words, drop column sounds;
drop function search_terms(uuid, text, text, text, uuid[]), search_words(text);
alter table search_items add words tsvector;
create index search_items_terms on search_items
  using gin ((replace(' ' || strip(words)::text, ' ''', ' ''' || right(household_id::text, 12))::tsvector))
  with (gin_pending_list_limit = 256);
