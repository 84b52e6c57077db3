-- Migration 0071 left copies of a record's notes in expenses that were edited: where the record's notes changed later, or
-- where an unlinked expense has another pet or date. No table keeps former texts, so times are the only proof that somebody
-- typed the notes: of a record unchanged since its expense was created, any other text was typed, and stays. All other notes
-- of linked expenses go, because guests without medical records may read them.
-- An unlinked expense, whose version rose then, came from a record that the same person created in the same request, or
-- whose text it still has.
-- Expenses created after 0071 never received a copy.
update expenses e set notes = null, version = e.version + 1
where e.notes is not null
  and e.created_at < (select applied_at from migrations where name = '0071_notes_of_records_in_expenses')
  and case
    when e.record_id is not null then not exists (
      select from medical_records r
      where r.household_id = e.household_id and r.id = e.record_id
        and r.updated_at <= e.created_at and r.notes is distinct from e.notes
    )
    else e.version > 1 and exists (
      select from medical_records r
      where r.household_id = e.household_id and (
        (r.created_at = e.created_at and r.created_by = e.created_by)
        or (r.created_at <= e.created_at and r.notes = e.notes)
      )
    )
  end;
