create trigger search_items_words before insert or update of title, body, date, amount, type, until, tag_ids on search_items
  for each row execute function set_search_words();

-- Rows that were written before this trigger.
update search_items set title = title where words is null;
