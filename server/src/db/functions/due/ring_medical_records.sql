create or replace function ring_medical_records()
returns trigger language plpgsql as $$begin
        if tg_op = 'DELETE' then
          delete from public.rings where thing_id = old.id and noun = 'medicalRecords' and household_id = old.household_id;
        else
          perform public.plan_ring(new.id, new.household_id, new.pet_id, 'medicalRecords', 'papers', case when new.deleted_at is null then (new.valid_until + time '09:00') at time zone 'Asia/Jerusalem' end, new.updated_at);
        end if;
        return null;
      end$$;
