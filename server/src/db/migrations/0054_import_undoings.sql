-- Of an import everybody takes back what they may edit, at a moment of their own; all of it comes back by one press.
alter table expense_imports add column undoings timestamptz[] not null default '{}';
comment on column expense_imports.undoings is 'What was deleted at one of these moments comes back with the import.';
update expense_imports set undoings = array[undone_at] where undone_at is not null;
alter table expense_imports drop column undone_at;
