create trigger search_items_words before insert or update of title, body, date, amount, type, until, tag_ids on search_items
  for each row execute function set_search_words();

-- Writes all words again, whenever this file changes. Checksum of the functions that they come from: ea15d75253a21431
update search_items set title = title;
