create or replace function ring_attachments()
returns trigger language plpgsql as $$begin
        if tg_op = 'DELETE' then
          delete from public.rings where thing_id = old.id and noun = 'attachments' and household_id = old.household_id;
        else
          perform public.plan_ring(new.id, new.household_id, new.pet_id, 'attachments', 'papers', case when new.noun = 'medicalRecords' and new.deleted_at is null and new.thing_deleted_at is null
    then (new.expires_on + time '09:00') at time zone 'Asia/Jerusalem' end, new.updated_at);
        end if;
        return null;
      end$$;
