-- A record says what the visit cost, and its expense keeps it: whoever changes that there has changed the record too, so
-- that an edit of the record from before is stale and not the last word. What the record's own edit does to its expense
-- is part of that edit. (docs/decisions/0053)

create function change_record_of_expense() returns trigger language plpgsql as $$
begin
  update public.medical_records r
  set version = r.version + 1, updated_at = new.updated_at, updated_by = new.updated_by
  where r.household_id = old.household_id and r.id = old.record_id and r.deleted_at is null
    and r.xmin <> pg_current_xact_id()::xid;
  return null;
end $$;
create trigger expenses_change_record after update of amount, record_id, pet_id, deleted_at on expenses
for each row
when (
  old.record_id is not null
  and (old.amount, old.record_id, old.pet_id, old.deleted_at)
    is distinct from (new.amount, new.record_id, new.pet_id, new.deleted_at)
)
execute function change_record_of_expense();
