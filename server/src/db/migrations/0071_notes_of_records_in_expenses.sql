-- The expense of a record's cost used to copy the record's notes, which guests who see expenses and no records could read.
-- An expense with a record at version 1 was made from it and never edited; a later version, or one that was unlinked,
-- loses its notes only where the record still has the same text. The version rises, so that a form that is open cannot
-- save the old notes again.
update expenses e set notes = null, version = e.version + 1
where e.notes is not null and (
  (e.record_id is not null and e.version = 1)
  or exists (
    select from medical_records r
    where r.household_id = e.household_id
      and (r.id = e.record_id or (e.record_id is null and r.pet_id = e.pet_id and r.date = e.date))
      and r.notes = e.notes
  )
);
