create or replace function ring_reminders()
returns trigger language plpgsql as $$begin
        if tg_op = 'DELETE' then
          delete from public.rings where thing_id = old.id and noun = 'reminders' and household_id = old.household_id;
        else
          perform public.plan_ring(new.id, new.household_id, new.pet_id, 'reminders', 'reminders', case when new.deleted_at is null and new.completed_at is null and new.missed_at is null then new.rings_at end, new.updated_at);
        end if;
        return null;
      end$$;
