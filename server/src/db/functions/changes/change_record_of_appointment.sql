-- Increments the version of the medical record that names the changed appointment as its next, as 0027 does for the
-- cost of a visit.
create or replace function change_record_of_appointment()
returns trigger language plpgsql as $$
begin
  update public.medical_records r
  set version = r.version + 1, updated_at = new.updated_at, updated_by = new.updated_by
  where r.household_id = old.household_id and r.id = old.follows_record_id and r.deleted_at is null
    and r.xmin <> pg_current_xact_id()::xid;
  return null;
end $$;
