-- Records of several pets that were entered together, one visit: they have one entry_id. Each is a record of its own.
alter table medical_records add column entry_id uuid;
create index medical_records_of_entry on medical_records (household_id, entry_id) where entry_id is not null;
