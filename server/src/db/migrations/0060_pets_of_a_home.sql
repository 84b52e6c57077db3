-- Every statement names the home: within one there are few pets. PostgreSQL takes home and pet for two things that have nothing
-- to do with each other, and so expected one expense of any pet where there are ten thousand: as good to read them by their days
-- and leave out other categories. (docs/decisions/0075)
alter table expenses alter column pet_id set (n_distinct = 2);
analyze expenses;
