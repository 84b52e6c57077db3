-- Internal notes count towards no messages: a ticket has 300 of each, in one order. (docs/decisions/0107)
alter table support_messages
  drop constraint support_messages_place_check,
  add constraint support_messages_place_check check (place between 1 and 600);
