create or replace function hold_comments(held text)
returns void language plpgsql as $$
begin
  execute format(
    'create trigger %I after update of pet_id on %I for each row when (old.pet_id <> new.pet_id)
     execute function comments_follow()',
    held || '_take_comments', held
  );
  execute format(
    'create trigger %I after delete on %I for each row execute function comments_follow()',
    held || '_end_comments', held
  );
end $$;
