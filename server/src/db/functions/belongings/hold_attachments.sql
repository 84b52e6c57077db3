create or replace function hold_attachments(held text, noun text)
returns void language plpgsql as $$
begin
  execute format(
    'create or replace trigger %I after update of pet_id, deleted_at on %I for each row
     when (old.pet_id <> new.pet_id or old.deleted_at is distinct from new.deleted_at)
     execute function attachments_follow(%L)',
    held || '_take_attachments', held, noun
  );
  execute format(
    'create or replace trigger %I after delete on %I for each row execute function attachments_follow(%L)',
    held || '_end_attachments', held, noun
  );
end $$;
