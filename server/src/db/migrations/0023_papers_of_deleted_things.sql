-- A paper knows that its thing was deleted: it is out of reach with it, makes room like one that was removed itself, and
-- comes back with it. (docs/decisions/0050)
alter table attachments add column thing_deleted_at timestamptz;

-- The thing tells of its own deletion.
create or replace function write_attachment_change() returns trigger language plpgsql as $$
declare
  unseen text[] := '{pet_id,thing_deleted_at}';
begin
  if old is null or to_jsonb(old) - unseen <> to_jsonb(new) - unseen then
    perform public.add_change(
      jsonb_build_object('household_id', new.household_id, 'id', new.thing_id, 'pet_id', new.pet_id),
      'changed', new.noun, new.area, coalesce(new.deleted_by, new.updated_by)
    );
  end if;
  return null;
end $$;

create or replace function attachments_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from public.attachments
    where household_id = old.household_id and thing_id = old.id and noun = tg_argv[0];
    return null;
  end if;
  update public.attachments set pet_id = new.pet_id, thing_deleted_at = new.deleted_at
  where household_id = new.household_id and thing_id = new.id and noun = tg_argv[0];
  if old.pet_id <> new.pet_id then
    update public.files f set pet_id = new.pet_id from public.attachments a
    where f.household_id = new.household_id and a.household_id = new.household_id
      and a.thing_id = new.id and a.noun = tg_argv[0] and f.attachment_id = a.id;
  end if;
  return null;
end $$;

create or replace function hold_attachments(held text, noun text) returns void language plpgsql as $$
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
select hold_attachments('medical_records', 'medicalRecords');

update attachments a set thing_deleted_at = r.deleted_at from medical_records r
where r.household_id = a.household_id and r.id = a.thing_id and a.noun = 'medicalRecords' and r.deleted_at is not null;
