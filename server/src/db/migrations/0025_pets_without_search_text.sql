-- Pets are found by what stands in search_items.
alter table pets drop column search_text;
