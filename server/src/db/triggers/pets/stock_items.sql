create constraint trigger stock_items_change
  after insert or delete or update on stock_items
  deferrable initially deferred for each row
  execute function write_change('stockItems', 'reminders');

create trigger stock_items_found
  after insert or delete or update on stock_items
  for each row
  execute function update_search_item('stockItems', 'reminders', 'name', '{notes}', '', '', '', '', '');
